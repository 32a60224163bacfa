/** @jest-environment node */
import { join } from 'node:path';
import { analyze } from '@/lib/mdx/analyze';
import { contentFolder, docText } from '../support/content';

async function mistake(body: string): Promise<string> {
  const folder = await contentFolder({ 'x.mdx': docText({}, body) });
  return analyze({ raw: `\n${body}`, file: join(folder, 'x.mdx'), kind: 'doc' }).then(
    () => 'no mistake',
    (error: Error) => error.message.replace(`${folder}/`, ''),
  );
}

test.each([
  'Press <Key keys="mod+k" />.',
  'H<sub>2</sub>O<br />',
  '<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n<Tab label="B">Two.</Tab>\n</Tabs>',
  '<Steps>\n\n1. One\n\n</Steps>',
  '<Screenshot name="settings" alt="Settings" />',
])('%s is fine', async body => {
  expect(await mistake(`${body}\n`)).toBe('no mistake');
});

test.each([
  [
    'Text.\n\n<Callout>Hi</Callout>\n',
    /^x\.mdx:8:1 There is no <Callout>\. The components are: Admonition, /,
  ],
  ['Text <Keys keys="k" />.\n', /^x\.mdx:6:6 There is no <Keys>\./],
  ['<video src="x" />\n', /^x\.mdx:6:1 There is no <video>\. .+ HTML: abbr, br, /],
  ['<Card title="A">B</Card>\n', /^x\.mdx:6:1 <Card> needs href\. Write <Card href="…">\./],
  ['<Screenshot name="settings" alt="" />\n', /^x\.mdx:6:1 <Screenshot> needs alt\./],
  ['<Tabs>\n<Tab label={1}>A</Tab>\n</Tabs>\n', /^x\.mdx:7:1 <Tab> needs label\./],
  ['Fine.\n\n<Tab label="A">B</Tab>\n', /^x\.mdx:8:1 <Tab> stands in no <Tabs>\./],
  ['<Tabs>\n</Tabs>\n', /^x\.mdx:6:1 <Tabs> has no tabs\. Write <Tab label="…">/],
  [
    '<Tabs>\n<Tab label="A">B</Tab>\n\nLoose text.\n\n</Tabs>\n',
    /^x\.mdx:9:1 <Tabs> holds a paragraph\. Put it into a <Tab label="…">, or outside\./,
  ],
  ['<Tabs>\n<Steps>A</Steps>\n</Tabs>\n', /^x\.mdx:7:1 <Tabs> holds <Steps>\./],
  [
    '<Tabs>\n<Tab label="A">B</Tab>\n<Tab label="A">C</Tab>\n</Tabs>\n',
    /^x\.mdx:8:1 <Tabs> has two tabs with the label "A"\./,
  ],
  ['<Tabs groop="os">A</Tabs>\n', /^x\.mdx:6:1 <Tabs> has no attribute "groop"\. Its attributes: group\./],
  ['<Steps {...all}>A</Steps>\n', /^x\.mdx:6:1 <Steps> has no attribute "\{…\}"\. Its attributes: none\./],
])('%j is a mistake', async (body, message) => {
  expect(await mistake(body)).toMatch(message);
});
