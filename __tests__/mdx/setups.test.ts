import { analyze } from '@/lib/mdx/analyze';
import { compileTree } from '@/lib/mdx/compile';
import { bodyMistakes } from '../support/mistakes';

const read = (body: string) => analyze({ raw: body, file: 'content/docs/faq.mdx', kind: 'doc' });

const table = (first: string) => `| Where | Command |\n|---|---|\n| ${first} | \`fly logs\` |\n`;

test.each([
  ['a tab with the label of an option', '<Tabs group="os">\n<Tab label="Windows">A</Tab>\n</Tabs>\n', ['os']],
  ['a tab that names options', '<Tabs>\n<Tab label="Bash" for="macos linux">A</Tab>\n</Tabs>\n', ['os']],
  ['a table row', table('Fly {/* for fly */}'), ['run']],
  ['a list item', '- In Docker. {/* for docker */}\n', ['run']],
  ['a heading with an id', '## In Docker {/* #x */} {/* for docker */}\n', ['run']],
  ['a command with a port', '```bash\ncurl http://localhost:5006\n```\n', ['port']],
  ['an example for writers', '```mdx\ncurl http://localhost:5006\n```\n', []],
  ['nothing for one setup', 'Open `http://localhost:5006`. {/* a comment */}\n', []],
])('a page with %s', async (_, body, setup) => {
  const page = await read(body);
  expect(page.mistakes).toEqual([]);
  expect(page.setup).toEqual(setup);
});

test.each(["ports: ['5006:5006']", '# highlight-next-line\ncurl http://localhost:5006'])(
  'the port in the code %j is the reader’s',
  async code => {
    const { tree } = await read(`\`\`\`yaml\n${code}\n\`\`\`\n`);
    expect(await compileTree(tree, {})).toMatch(/ReaderValue, \{\s*name: "port",\s*children: "5006"/);
  },
);

test('a row of a problem table for one setup keeps its anchor and its setup', async () => {
  const { tree } = await read(
    '| Message | What to do |\n|---|---|\n| Failed {/* for docker */} | Try again |\n',
  );
  const code = await compileTree(tree, {});
  expect(code).toContain('"data-setup": "docker"');
  expect(code).toContain('id: "failed"');
});

test('a heading for one setup keeps its text and id', async () => {
  const { headings, sections } = await read('## In Docker {/* #x */} {/* for docker */}\n\nText.\n');
  expect(headings).toEqual([{ depth: 2, id: 'x', text: 'In Docker', setup: 'docker' }]);
  expect(sections.at(-1)).toMatchObject({ id: 'x', heading: 'In Docker', setup: 'docker' });
});

test.each([
  [
    '<Tabs group="os">\n<Tab label="Windos">A</Tab>\n</Tabs>\n',
    /^x\.mdx:7:1 The group "os" has no option labeled "Windos"\. Write one of these labels: Windows, macOS, /,
  ],
  [
    '<Tabs>\n<Tab label="A" for="dokcer">A</Tab>\n</Tabs>\n',
    /^x\.mdx:7:1 There's no setup option "dokcer"\. .*The options are: desktop, docker, /,
  ],
  ['Text. {/* for heroku */}\n', /^x\.mdx:6:7 There's no setup option "heroku"\./],
  ['Text. {/* for docker */} More.\n', /^x\.mdx:6:7 The comment has no effect here\. Put it at the end of /],
  ['{/* for docker */}\n\nText.\n', /^x\.mdx:6:1 The comment has no effect here\./],
])('reports %j', async (body, message) => {
  expect(await bodyMistakes(body)).toEqual([expect.stringMatching(message)]);
});
