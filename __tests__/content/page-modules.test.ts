import { pageModuleMistakes } from '@/lib/content/page-modules';
import { contentFolder } from '../support/content';

test('reports a page without a default export, with a fix', async () => {
  const folder = await contentFolder({
    'good/page.tsx': 'export default function Page() {}\n',
    'also/page.tsx': 'function Page() {}\nexport { Page as default };\n',
    'bad/page.tsx': 'export function Page() {}\n',
  });
  const messages = (await pageModuleMistakes(folder)).map(({ message }) =>
    message.replaceAll(`${folder}/`, ''),
  );
  expect(messages).toEqual([
    'bad/page.tsx:1:1 The page component at bad/page.tsx doesn\'t have a default export. Write "export default function Page()".',
  ]);
});

test('every page of the app has a default export', async () => {
  expect(await pageModuleMistakes()).toEqual([]);
});
