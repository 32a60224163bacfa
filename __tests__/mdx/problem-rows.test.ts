import { analyze } from '@/lib/mdx/analyze';

const page = (raw: string) => analyze({ raw, file: 'content/docs/test.mdx', kind: 'doc' });

const TABLE = `## When something goes wrong

Find the line.

| What you see | Why | What to do |
|---|---|---|
| **Failed importing file** | The file is damaged | Open it in an editor |
| \`ENOENT: no such file\` | The folder is missing | Create it |
`;

it('each row of a problem table is a section with its own anchor', async () => {
  const { sections, anchors, headings } = await page(TABLE);
  expect(sections.slice(1)).toEqual([
    { id: 'when-something-goes-wrong', heading: 'When something goes wrong', text: 'Find the line.' },
    {
      id: 'failed-importing-file',
      heading: 'Failed importing file',
      text: 'The file is damaged · Open it in an editor',
    },
    { id: 'enoent-no-such-file', heading: 'ENOENT: no such file', text: 'The folder is missing · Create it' },
  ]);
  expect(anchors).toEqual(['failed-importing-file', 'enoent-no-such-file']);
  expect(headings).toHaveLength(1);
});

it("a row's anchor doesn't conflict with a heading with the same text", async () => {
  const { anchors } = await page(`${TABLE}\n## Failed importing file\n\nText.`);
  expect(anchors).toEqual(['failed-importing-file-1', 'enoent-no-such-file']);
});

it('other tables are part of their section', async () => {
  const { sections, anchors } = await page('| Option | What it does |\n|---|---|\n| Notes | Shows notes |\n');
  expect(anchors).toEqual([]);
  expect(sections).toEqual([{ id: '', heading: '', text: 'Option What it does Notes Shows notes' }]);
});

it("a row of any table can set an anchor, which isn't part of its text", async () => {
  const { anchors, sections, mistakes } = await page(
    '| I want to | Line |\n|---|---|\n| Save by a date {/* #by */} | `#template 1200 by 2026-06` |\n| Copy | `#template` |\n',
  );
  expect(mistakes).toEqual([]);
  expect(anchors).toEqual(['by']);
  expect(sections).toContainEqual({ id: 'by', heading: 'Save by a date', text: '#template 1200 by 2026-06' });
});

it('a row can have several anchors, and each must be free', async () => {
  const { anchors, sections, mistakes } = await page(
    '## Dates\n\n| I want to | Go to |\n|---|---|\n| Fix an import {/* #failed #no-rows #dates */} | Elsewhere |\n',
  );
  expect(anchors).toEqual(['failed', 'no-rows', 'dates']);
  expect(sections).toContainEqual({ id: 'failed', heading: 'Fix an import', text: 'Elsewhere' });
  expect(mistakes.map(({ reason }) => reason)).toEqual([
    'The id "dates" is used twice on this page. Change one of them.',
  ]);
});

it('a row that only leads to the answer is in no section', async () => {
  const { anchors, sections } = await page(
    '| What you see | What to do first | More |\n|---|---|---|\n| Old data | [Sync](/docs/sync/) | [More](/docs/more/) |\n| No data | Wait | [More](/docs/more/) |\n',
  );
  expect(anchors).toEqual(['old-data', 'no-data']);
  expect(sections).toEqual([
    { id: '', heading: '', text: '' },
    { id: 'no-data', heading: 'No data', text: 'Wait · More' },
  ]);
});

it('reports an anchor of a row that a heading already has', async () => {
  const { mistakes } = await page('## By\n\n| Line | Use |\n|---|---|\n| Save {/* #by */} | Saving |\n');
  expect(mistakes.map(({ reason }) => reason)).toEqual([
    'The id "by" is used twice on this page. Change one of them.',
  ]);
});
