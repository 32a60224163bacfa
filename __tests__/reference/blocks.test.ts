import { readFile } from 'node:fs/promises';
import { visit } from 'unist-util-visit';
import { analyze } from '@/lib/mdx/analyze';
import { bodyMistakes } from '../support/mistakes';

const page = (raw: string) => analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });

/** A page of the site, without its front matter. */
async function doc(name: string) {
  const text = await readFile(`content/docs/${name}.mdx`, 'utf8');
  return page(text.replace(/^---\n[\s\S]*?\n---\n/, ''));
}

describe('a sample in a page', () => {
  it('becomes its code and its output', async () => {
    const { tree } = await page('<Sample name="first-program" title="balances.mjs" />\n');
    expect(tree.children).toMatchObject([
      { type: 'code', lang: 'js', meta: 'title="balances.mjs"', value: expect.stringContaining('api.init') },
      { type: 'code', meta: 'title="Output"', value: 'Checking 5386.15\nCard -240.49' },
    ]);
  });

  it.each([
    ['<Sample name="nope" />', 'There\'s no sample "nope"'],
    [
      '<Sample name="accounts" region="nope" />',
      'The sample "accounts" has no region "nope". Its regions are: getAccounts,',
    ],
    ['<Sample region="x" />', '<Sample> needs name'],
    ['<ApiReference group="Nope" />', 'The API has no group "Nope"'],
    ['<ApiType name="Nope" />', 'The API has no type "Nope"'],
    ['<ConfigReference group="nope" />', 'There\'s no group "nope"'],
    ['<ActualQLOption name="nope" />', 'There\'s no option "nope"'],
  ])('reports %s', async (raw, message) => {
    expect(await bodyMistakes(`Text.\n\n${raw}\n`)).toEqual([
      expect.stringContaining(`x.mdx:8:1 ${message}`),
    ]);
  });
});

describe('the API reference', () => {
  it('has a heading for every method, type, and value of the package, which the search and the table of contents include', async () => {
    const { methods, types, values } = JSON.parse(await readFile('content/reference/api.json', 'utf8'));
    const { headings } = await doc('api/reference');
    const names = headings.map(({ text }) => text);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(methods), ...Object.keys(types), ...Object.keys(values)]),
    );
  });

  it('shows the unit of an amount', async () => {
    const { sections } = await doc('api/reference');
    expect(sections.find(({ id }) => id === 'setbudgetamount')?.text).toMatch(/value ?number, minor units/);
  });
});

describe('the reference of ActualQL', () => {
  it('has every function, operator, table, and field', async () => {
    const { functions, operators, tables } = JSON.parse(
      await readFile('content/reference/actual-ql.json', 'utf8'),
    );
    const { tree } = await doc('api/actual-ql/functions');
    const words = new Set<string>();
    visit(tree, 'inlineCode', node => void words.add(node.value));
    const fields = Object.values<{ fields: object }>(tables).flatMap(table => Object.keys(table.fields));
    const required = [
      ...Object.keys(functions),
      ...Object.keys(operators),
      ...Object.keys(tables),
      ...fields,
    ];
    expect(required.filter(name => !words.has(name))).toEqual([]);
  });

  it('has at least 15 queries with their results', async () => {
    const pages = await Promise.all([doc('api/actual-ql/index'), doc('api/actual-ql/examples')]);
    const outputs = pages.flatMap(({ tree }) =>
      tree.children.filter(node => node.type === 'code' && node.meta === 'title="Output"'),
    );
    expect(outputs.length).toBeGreaterThanOrEqual(15);
  });
});

describe('the configuration page', () => {
  it("shows every setting that isn't hidden", async () => {
    const { keys } = JSON.parse(await readFile('content/reference/config.json', 'utf8'));
    const { sections } = await doc('config/index');
    const text = sections.map(section => section.text).join(' ');
    const shown = Object.values<{ env?: string }>(keys).flatMap(({ env }) => env ?? []);
    expect(shown.filter(name => name !== 'NODE_ENV' && !text.includes(name))).toEqual([]);
  });
});
