import { bodyMistakes } from '../support/mistakes';

test.each([
  'Press <Key keys="mod+k" />.',
  'H<sub>2</sub>O<br />',
  '<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n<Tab label="B">Two.</Tab>\n</Tabs>',
  '<Steps>\n\n1. One\n\n</Steps>',
  '<Screenshot name="settings" alt="Settings" />',
])('accepts %s', async body => {
  expect(await bodyMistakes(`${body}\n`)).toEqual([]);
});

test.each([
  ['Text.\n\n<Callout>Hi</Callout>\n', /^x\.mdx:8:1 There's no <Callout>\. The components are: Admonition, /],
  ['Text <Keys keys="k" />.\n', /^x\.mdx:6:6 There's no <Keys>\./],
  ['<video src="x" />\n', /^x\.mdx:6:1 There's no <video>\. .+ HTML: abbr, br, /],
  ['<Card title="A">B</Card>\n', /^x\.mdx:6:1 <Card> needs href\. Write <Card href="…">\./],
  [
    '<Screenshot name="settings" alt="" />\n',
    /^x\.mdx:6:1 The attribute "alt" of <Screenshot> is empty\. Write what the picture shows/,
  ],
  [
    '<Tabs>\n<Tab label={1}>A</Tab>\n</Tabs>\n',
    /^x\.mdx:7:1 The attribute "label" of <Tab> has a code value\. Write text: label=/,
  ],
  ['Fine.\n\n<Tab label="A">B</Tab>\n', /^x\.mdx:8:1 <Tab> isn't in <Tabs>\./],
  ['<Tabs>\n</Tabs>\n', /^x\.mdx:6:1 <Tabs> has no tabs\. Write <Tab label="…">/],
  [
    '<Tabs>\n<Tab label="A">B</Tab>\n\nLoose text.\n\n</Tabs>\n',
    /^x\.mdx:9:1 <Tabs> has a paragraph in it\. Move it into a <Tab label="…"> or out of <Tabs>\./,
  ],
  ['<Tabs>\n<Steps>\n1. A\n</Steps>\n</Tabs>\n', /^x\.mdx:7:1 <Tabs> has <Steps> in it\./],
  [
    '<Tabs>\n<Tab label="A">B</Tab>\n<Tab label="A">C</Tab>\n</Tabs>\n',
    /^x\.mdx:8:1 <Tabs> has two tabs labeled "A"\./,
  ],
  [
    '<Tabs groop="os"><Tab label="A">B</Tab></Tabs>\n',
    /^x\.mdx:6:1 <Tabs> has no attribute "groop"\. Its attributes are: group\./,
  ],
  [
    '<Steps {...all}>\n1. A\n</Steps>\n',
    /^x\.mdx:6:1 <Steps> has no attribute "\{…\}"\. Its attributes are: none\./,
  ],
])('reports %j', async (body, message) => {
  expect(await bodyMistakes(body)).toEqual([expect.stringMatching(message)]);
});
