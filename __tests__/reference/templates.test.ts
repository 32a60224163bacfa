import { fences } from '@/lib/reference/fences';
import { templateMistakes } from '@/lib/reference/template-record';
import { templateLines } from '@/lib/reference/templates';
import { contentFolder } from '../support/content';

it('finds code blocks with language, line, and code, also in lists', () => {
  const page =
    'Text\n\n```bash title="x.sh"\necho 1\n```\n\n1. Step\n\n   ```yaml\n   a:\n     b: 1\n   ```\n\n```\nnone\n```\n';
  expect(fences(page)).toEqual([
    { lang: 'bash', meta: 'title="x.sh"', line: 4, code: 'echo 1' },
    { lang: 'yaml', meta: '', line: 10, code: 'a:\n  b: 1' },
  ]);
});

it('finds the lines that the app acts on, and complete templates in inline code', () => {
  const page =
    'The `#template` word, `#goal 500`.\n\n```template\nSome note\nNetflix #template 24.99\n#cleanup sink 2\n```\n\n```text\n#template 1\n```\n';
  expect(templateLines('a.mdx', page)).toEqual([
    { file: 'a.mdx', line: 5, text: '#template 24.99' },
    { file: 'a.mdx', line: 6, text: '#cleanup sink 2' },
    { file: 'a.mdx', line: 1, text: '#goal 500' },
  ]);
});

it("reports a template that the app hasn't parsed by file and line", async () => {
  const content = await contentFolder({ 'a.mdx': '```template\n#template 50\n#template fifty\n```\n' });
  const reference = await contentFolder({ 'template-lines.txt': '#template 50\n' });
  expect((await templateMistakes(content, reference)).map(({ message }) => message)).toEqual([
    `${content}/a.mdx:3:1 The app hasn't parsed "#template fifty" yet. Run npm run templates in tools/app.`,
  ]);
});
