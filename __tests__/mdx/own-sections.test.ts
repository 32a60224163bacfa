import { renderToStaticMarkup } from 'react-dom/server';
import { analyze } from '@/lib/mdx/analyze';
import { compileTree } from '@/lib/mdx/compile';
import { runMdx } from '@/lib/mdx/run';

async function html(raw: string) {
  const { tree } = await analyze({ raw, file: 'content/docs/faq.mdx', kind: 'doc' });
  return renderToStaticMarkup(runMdx(await compileTree(tree, {}), {}));
}

/** The ids of the headings in each section that's an alternative. */
const sections = async (raw: string) =>
  [...(await html(raw)).matchAll(/<section([^>]*)>(.*?)<\/section>/gs)].map(
    ([, marks = '', content = '']) => [
      /data-setup="(.*?)"/.exec(marks)?.[1],
      ...[...content.matchAll(/id="(.*?)"/g)].map(([, id]) => id),
    ],
  );

test('sections for different setups are alternatives, together with their neighbors', async () => {
  const raw = `## Reset

### Docker {/* for docker */}

#### Compose

### Kubernetes

Text.

### CLI {/* for cli source */}

Text.

## After

### Alone {/* for fly */}
`;
  expect(await sections(raw)).toEqual([
    ['docker', 'docker', 'compose'],
    [undefined, 'kubernetes'],
    ['cli source', 'cli'],
  ]);
});

test('alternatives of one level can contain those of another', async () => {
  const raw =
    '## A {/* for docker */}\n\n### B {/* for macos */}\n\n### C {/* for linux */}\n\n## D {/* for cli */}\n';
  const page = await html(raw);
  expect(page.match(/data-sections/g)).toHaveLength(2);
  expect(page).toMatch(/data-setup="docker"><h2.*data-sections.*data-setup="macos"><h3/s);
});

test('a single section for a setup stays where it is', async () => {
  expect(await html('## A\n\n## B {/* for docker */}\n\n## C\n')).not.toContain('<section');
});
