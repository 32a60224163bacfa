import { doc, post } from './small-site';

/** An error that authors make: its files, and the start of each line that reports it. */
export interface MistakeCase {
  name: string;
  files: Record<string, string | Buffer | undefined>;
  messages: string[];
}

const X = 'content/docs/x.mdx';
const NEWS = 'content/blog/news.mdx';

/** An error in the body of a doc, which starts on line 6. */
const inBody = (name: string, body: string, ...told: string[]): MistakeCase => ({
  name,
  files: { [X]: doc(body, { title: 'Page' }) },
  messages: told.map(line => `${X}:${line}`),
});

/** An error in the front matter of a doc. */
const inFields = (
  name: string,
  lines: Record<string, string | undefined>,
  ...told: string[]
): MistakeCase => ({
  name,
  files: { [X]: doc('Text.\n', { title: 'Page', ...lines }) },
  messages: told.map(line => `${X}:${line}`),
});

/** An error in a YAML file. */
const inFile = (name: string, file: string, text: string, ...told: string[]): MistakeCase => ({
  name,
  files: { [`content/${file}`]: text },
  messages: told.map(line => `content/${file}:${line}`),
});

const SYNTAX: MistakeCase[] = [
  inBody(
    'a name in braces',
    'Dear {name}, hello.\n',
    '6:6 MDX treats "{name}" as code. Write \\{ for the character',
  ),
  inBody("a brace that isn't closed", 'Costs {$5.\n', '6:7 MDX treats "{" as code. Write \\{'),
  inBody(
    'a heading id without a comment',
    '## Title {#some-id}\n',
    '6:10 A heading id needs to be in a comment. Write {/* #some-id */}.',
  ),
  inBody(
    "a comment that isn't closed",
    'Text {/* to do\n',
    "6:6 The comment isn't closed. Write */} after it.",
  ),
  inBody('an HTML comment', 'Text.\n\n<!-- to do -->\n', '8:1 MDX has no HTML comments. Write {/* text */}.'),
  inBody(
    'less than a number',
    'If it is <10 of them.\n',
    '6:10 MDX treats "<10" as the start of a tag. Write \\< for the character',
  ),
  inBody(
    'an address in angle brackets',
    'See <https://example.org>.\n',
    "6:5 <https://example.org> isn't a link in MDX. Write https://example.org without the brackets",
  ),
  inBody(
    "bold written in HTML that isn't closed",
    'Text <b>bold.\n\n## More\n\nText.\n',
    "6:6 There's no <b>. Write **bold**.",
  ),
  inBody(
    'bold written in HTML, closed in the next paragraph',
    'Text <b>bold.\n\nMore</b>\n',
    "6:6 There's no <b>. Write **bold**.",
  ),
  inBody('bold written in HTML', 'Text <b>bold</b>.\n', "6:6 There's no <b>. Write **bold**."),
  inBody(
    'a placeholder in angle brackets',
    'Run cp <file> here.\n',
    "6:8 There's no <file>. The components are: Admonition,",
  ),
  inBody("a line break that isn't closed", 'One<br>two.\n', "6:4 <br> isn't closed. Write <br />."),
  inBody(
    "a component that isn't closed",
    'Text.\n\n<Steps>\n\n1. One\n',
    "8:1 <Steps> isn't closed. Write </Steps> after its content",
  ),
  inBody(
    'a closing tag without an opening one',
    'Text.\n\n</Steps>\n',
    '8:1 </Steps> has no opening tag. Remove it, or write <Steps>',
  ),
  inBody(
    'the wrong closing tag',
    '<Steps>\n\n1. One\n\n</Cards>\n',
    "10:1 </Cards> doesn't match <Steps>, which is still open. Write </Steps>.",
  ),
  inBody(
    "a tab that isn't closed",
    '<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tabs>\n',
    "7:1 <Tab> isn't closed. Write </Tab>",
  ),
  inBody(
    'an element that ends inside emphasis',
    'A <kbd>*x</kbd>* b.\n',
    '6:10 <kbd> and </kbd> are on different sides of a * or _.',
  ),
  inBody(
    'an attribute without quotes',
    'Press <Key keys=a />.\n',
    '6:7 An attribute of <Key> isn\'t in quotes. Write <Key attribute="text">.',
  ),
  inBody(
    "a quote that isn't closed",
    'Press <Key keys="a />.\n',
    '6:7 A quote in <Key> isn\'t closed. Write "',
  ),
  inBody(
    'an import',
    'import Button from "./button"\n\nText.\n',
    '6:1 MDX treats a line that starts with "import" as code. Remove it',
  ),
  inBody(
    'prose that begins with import',
    'import your file from the bank.\n',
    '6:1 MDX treats a line that starts with "import" as code. Remove it',
  ),
  inBody(
    'an export',
    'export const a = 1;\n',
    '6:1 MDX treats a line that starts with "export" as code. Remove it',
  ),
];

/** A sentence of 31 words. */
const LONG_SENTENCE = `Word ${'word '.repeat(29)}word.`;

const ENGLISH: MistakeCase[] = [
  inBody(
    'a sentence of more than 30 words',
    `Short one. ${LONG_SENTENCE}\n`,
    '6:12 The sentence "Word word word word …" has 31 words. Split it: the limit is 30',
  ),
  inBody(
    'capital letters in a heading',
    '## Sync Your Budget\n\nYou sync a budget.\n',
    '6:1 Headings are in sentence case. Write "budget".',
  ),
  inBody(
    'a list whose items don’t all end the same way',
    'The parts:\n\n- One part\n- Another part.\n- A third part\n',
    "9:1 The items in this list don't all end the same way. Remove the period after this one",
  ),
  inBody(
    'a list of sentences, one without a period',
    'The steps:\n\n1. Open it.\n2. Close it\n3. Go.\n',
    "9:1 The items in this list don't all end the same way. Write a period at the end of this one",
  ),
  inBody(
    'a comma after an item of a list',
    'The parts:\n\n- one part,\n- another part\n',
    '8:1 The item ends with ",". Remove it',
  ),
  inBody(
    'a list whose introduction just stops',
    'It can\n\n- run\n- walk\n',
    "6:7 The text before the list doesn't end with a colon. Add one.",
  ),
  inBody(
    'alt text that says it describes a picture',
    '<Screenshot name="sidebar" alt="Image of the header" />\n',
    '6:1 The alt text begins with "Image of". Start with what it shows.',
  ),
  inBody(
    'a caption without a period',
    '<Screenshot name="sidebar" alt="The header" caption="The month" />\n',
    '6:1 The caption "The month" has no period. Write it as a sentence.',
  ),
  inBody(
    'a word we do not write, in a caption',
    '<Screenshot name="sidebar" alt="The header" caption="How to mend it." />\n',
    `6:1 We don't write "mend". Write: fix.`,
  ),
  inBody(
    'a page that is too hard to read',
    `${'Organizational responsibilities necessitate considerable administrative coordination.\n\n'.repeat(12)}`,
    '1:1 The page reads at grade',
  ),
  inFields(
    'a title in sentence case',
    { title: 'Fix a broken link' },
    '2:8 Titles are in title case. Write "Fix a Broken Link".',
  ),
];

const BLOCKS: MistakeCase[] = [
  inBody(
    "an admonition that isn't closed",
    'Text.\n\n:::note\n\nMore.\n',
    '8:1 ":::note" isn\'t closed. Write ::: on its own line',
  ),
  inBody(
    "an admonition that isn't closed inside a component",
    '<Steps>\n\n1. One\n\n:::tip\n\nMore.\n\n</Steps>\n',
    '10:1 ":::tip" isn\'t closed. Write :::',
  ),
  inBody(
    'a title without brackets',
    ':::note Title\n\nText.\n\n:::\n',
    '6:1 ":::note Title" isn\'t an admonition. Write :::note[Title] on its own line.',
  ),
  inBody(
    'an admonition of a type that does not exist',
    ':::tipp\n\nText.\n\n:::\n',
    '6:1 There\'s no admonition ":::tipp". Write one of: note, tip',
  ),
  inBody('colons that close nothing', 'Text.\n\n:::\n', '8:1 ":::" has no admonition to close. Remove it'),
  inBody(
    "a code block that isn't closed",
    'Text.\n\n```js\nconst a = 1;\n',
    "8:1 The code block that starts here isn't closed. Write ``` on its own line",
  ),
  inBody(
    "a code block that isn't closed inside a component",
    '<Steps>\n\n1. One\n\n```js\na\n\n</Steps>\n',
    "10:1 The code block that starts here isn't closed.",
  ),
  inBody(
    'a language that does not exist',
    '```javscript\na\n```\n',
    '6:1 The language "javscript" isn\'t supported. Correct it, or write text.',
  ),
  inBody(
    'a style',
    'A <kbd style="color: red">x</kbd>.\n',
    '6:3 <kbd> has no attribute "style". Its attributes are: none.',
  ),
  inBody(
    'an element that does not exist',
    '<Callout>Hi</Callout>\n',
    "6:1 There's no <Callout>. The components are: Admonition,",
  ),
  inBody(
    'an attribute that does not exist',
    '<Tabs groop="os">\n<Tab label="A">B</Tab>\n</Tabs>\n',
    '6:1 <Tabs> has no attribute "groop". Its attributes are: group.',
  ),
  inBody(
    'an attribute that is missing',
    '<Card title="A">B</Card>\n',
    '6:1 <Card> needs href. Write <Card href="…">.',
  ),
  inBody(
    'an attribute that is code',
    'Press <Key keys={"a"} />.\n',
    '6:7 The attribute "keys" of <Key> has a code value. Write text: keys="…".',
  ),
  inBody(
    'steps without a list',
    '<Steps>\n\nFirst do this.\n\n</Steps>\n',
    '6:1 <Steps> has no list. Write 1. before the first step',
  ),
  inBody(
    'steps without numbers',
    '<Steps>\n\n- One\n\n</Steps>\n',
    '8:1 <Steps> has a list without numbers. Write 1. before',
  ),
  inBody(
    'cards without a card',
    '<Cards>\n\n</Cards>\n',
    '6:1 <Cards> has no cards. Write <Card title="…" href="…">',
  ),
  inBody(
    'text among cards',
    '<Cards>\n\nText.\n\n</Cards>\n',
    '8:1 <Cards> has a paragraph in it. Move it into a <Card',
  ),
  inBody('tabs without a tab', '<Tabs>\n\n</Tabs>\n', '6:1 <Tabs> has no tabs. Write <Tab label="…">'),
  inBody(
    'text among tabs',
    '<Tabs>\n<Tab label="A">B</Tab>\n\nText.\n\n</Tabs>\n',
    '9:1 <Tabs> has a paragraph in it. Move it into a <Tab',
  ),
  inBody(
    'two tabs with the same label',
    '<Tabs>\n<Tab label="A">B</Tab>\n<Tab label="A">C</Tab>\n</Tabs>\n',
    '8:1 <Tabs> has two tabs labeled "A". Give each its own label.',
  ),
  inBody(
    'a tab for an option that isn’t in the setup',
    '<Tabs group="os">\n<Tab label="Windos">B</Tab>\n</Tabs>\n',
    '7:1 The group "os" has no option labeled "Windos". Write one of these labels: Windows, macOS',
  ),
  inBody(
    'a part for an option that isn’t in the setup',
    'Text. {/* for dockr */}\n',
    '6:7 There\'s no setup option "dockr". Did you mean docker?',
  ),
  inBody(
    'a comment for a setup inside a sentence',
    'Text {/* for docker */} goes on.\n',
    '6:6 The comment has no effect here. Put it at the end of a heading',
  ),
  inBody('a tab on its own', '<Tab label="A">B</Tab>\n', "6:1 <Tab> isn't in <Tabs>. Write <Tabs> around it"),
  inBody(
    'a key that does not exist',
    'Press <Key keys="mdo+k" />.\n',
    '6:7 There\'s no key "mdo". Write one character, or one of: ',
  ),
  inBody(
    'a phone picture without alt text',
    '<Screenshot name="sidebar" alt="The header" phone="phone-budget" />\n',
    '6:1 <Screenshot> has only one of phone and phoneAlt. Write phone="scene" phoneAlt="what it shows".',
  ),
  inBody(
    'a picture with an unknown place for its subject',
    '<Screenshot name="sidebar" alt="The header" subject="left" />\n',
    '6:1 <Screenshot> has subject="left". Write one of "right", "top", "top right", "bottom", or leave it out.',
  ),
  inBody(
    'a screenshot with text instead of a list',
    '<Screenshot name="sidebar" alt="The header">\n\nText.\n\n</Screenshot>\n',
    '8:1 <Screenshot> may only contain a numbered list, with one entry for each mark of its scene.',
  ),
  inBody(
    'a clip without a numbered list',
    '<Clip name="clip-cover" alt="Covering">\n\nText.\n\n</Clip>\n',
    '8:1 <Clip> must contain one numbered list, with one entry for each of its pictures.',
  ),
  inBody(
    'a clip that does not exist',
    '<Clip name="clip-covr" alt="Covering">\n\n1. One\n\n</Clip>\n',
    '6:1 There\'s no clip "clip-covr". Did you mean clip-cover',
  ),
  inBody(
    'a scene that does not exist',
    '<Screenshot name="budget-heder" alt="The header" />\n',
    '6:1 There\'s no scene "budget-heder". Did you mean budget-header',
  ),
  inBody(
    'a drawing that does not exist',
    '<Drawing name="nope" alt="A" />\n',
    "6:1 There's no content/drawings/nope.drawio.svg. Export the drawing",
  ),
  inBody(
    'a sample that does not exist',
    '<Sample name="nope" />\n',
    '6:1 There\'s no sample "nope". Add content/samples/nope.js, or',
  ),
  inBody(
    'a diagram without alt text',
    '```mermaid\nflowchart TD\n  A --> B\n```\n',
    '6:1 The diagram has no alt text. Write ```mermaid alt="…".',
  ),
  inBody(
    'a diagram that cannot be drawn',
    '```mermaid alt="A"\nflowchart TD\n  A --> B\n  A =\n```\n',
    '9:1 This line of the diagram',
  ),
  inBody(
    'a template that the app has not read',
    '```template\n#template nope\n```\n',
    '7:1 The app hasn\'t parsed "#template nope" yet. Run npm run templates in tools/app.',
  ),
];

const PROSE: MistakeCase[] = [
  inBody(
    'a footnote without text',
    'Text.[^1]\n',
    '6:6 The footnote "[^1]" has no text. Write [^1]: and the text',
  ),
  inBody(
    'a reference without a definition',
    'See [the page][faq].\n',
    '6:5 The reference "[the page][faq]" has no definition. Write [faq]: /docs/',
  ),
  inBody(
    'a link without an address',
    'See [this]().\n',
    '6:5 The link "[this]()" has no address. Write it in the parentheses',
  ),
  inBody(
    'a link without text',
    'See [](/docs/faq/).\n',
    '6:5 The link "[](/docs/faq/)" has no text. Write it in the brackets.',
  ),
  inBody(
    'a page that does not exist',
    'See [it](/docs/fqa/).\n',
    '6:5 The link "/docs/fqa/" doesn\'t match any page on this site. Fix the path or remove the link.',
  ),
  inBody(
    'an anchor that does not exist',
    'See [it](/docs/faq/#wy).\n',
    '6:5 The link "/docs/faq/#wy" has an anchor that content/docs/faq.mdx doesn\'t have.',
  ),
  inBody(
    'a relative link',
    'See [it](../faq.mdx).\n',
    '6:5 The link "../faq.mdx" is relative. Write the whole path, such as /docs/faq/.',
  ),
  inBody(
    'the full address of a page on this site that does not exist',
    'See [it](https://actualbudget.org/docs/nope).\n',
    '6:5 The link "https://actualbudget.org/docs/nope" doesn\'t match any page on this site.',
  ),
  inBody(
    'a tag that does not exist',
    'See [it](/blog/tags/nope/).\n',
    '6:5 The link "/blog/tags/nope/" doesn\'t match any page on this site.',
  ),
  inBody(
    'a file that does not exist',
    'See [it](/nope.zip).\n',
    '6:5 The link "/nope.zip" doesn\'t match any file on this site. Fix the path, or add public/nope.zip.',
  ),
  inBody(
    'a card that leads nowhere',
    '<Card title="A" href="/docs/nope/">B</Card>\n',
    '6:1 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inBody(
    'a picture without alt text',
    '![](/icons/a.png)\n',
    '6:1 The picture "/icons/a.png" has no alt text. Write what it shows',
  ),
  inBody(
    'a screenshot without alt text',
    '<Screenshot name="sidebar" alt="" />\n',
    '6:1 The attribute "alt" of <Screenshot> is empty. Write what the picture shows',
  ),
  inBody(
    'a picture on another site',
    '![A cat](https://example.org/cat.png)\n',
    '6:1 The picture "https://example.org/cat.png" is on another site',
  ),
  inBody('a second title', '# Title\n', "6:1 The page's title is its only level 1 heading. Write ## here."),
  inBody(
    'an id used twice',
    '## One {/* #a */}\n\n## Two {/* #a */}\n',
    '8:1 The heading id "a" is used twice on this page.',
  ),
  inBody("a word that we don't use", 'You can mend it.\n', '6:9 We don\'t write "mend". Write: fix.'),
  inBody(
    'words that we do not write, across lines',
    'You can put\nright what **Mend** broke.\n',
    '6:9 We don\'t write "put right". Write: fix.',
  ),
];

const FIELDS: MistakeCase[] = [
  inFields('a field that is missing', { title: undefined }, '2:1 The field "title" is missing.'),
  inFields(
    'a field that does not exist',
    { author: 'me' },
    '4:1 There\'s no field "author". The fields are: title,',
  ),
  inFields('a number for text', { title: '42' }, '2:8 The field "title" is 42. Write text'),
  inFields(
    'text for a list',
    { keywords: 'money' },
    '4:11 The field "keywords" is "money". Write a list of text',
  ),
  inFields('text for yes or no', { draft: '"no"' }, '4:8 The field "draft" is "no". Write true or false.'),
  inFields(
    'a description that is too short',
    { description: 'Short.' },
    '3:14 The description is 6 characters long. Write 50 to 160.',
  ),
  inFields("a list that isn't closed", { title: '[one' }, "2:8 This isn't closed. Write ] after"),
  inFields(
    "a quote in a field that isn't closed",
    { title: '"one' },
    '2:8 This isn\'t closed. Write " after',
  ),
  inFields(
    'a colon in text without quotes',
    { title: 'Budgets: a start' },
    "2:8 This isn't valid YAML: Nested mappings are not allowed in compact mappings. Put text with a colon in quotes",
  ),
  inFields(
    'a duplicate field',
    { keywords: '[a]\nkeywords: [b]' },
    "5:1 This isn't valid YAML: Map keys must be unique. The field is listed twice. Remove one.",
  ),
  inFields(
    'a line that a tab indents',
    { keywords: '\n\t- a' },
    "5:1 This isn't valid YAML: Tabs are not allowed as indentation. Indent the line with spaces",
  ),
  inFields(
    'text that begins with a backtick',
    { title: '`code`' },
    "2:8 This isn't valid YAML: Plain value cannot start with reserved character `. Put text that begins",
  ),
  inFields(
    'text that begins with an asterisk',
    { title: '*Bold*' },
    '2:8 "*Bold*" isn\'t valid YAML. Put text that begins with * in quotes.',
  ),
  inFields(
    'text that begins with an exclamation mark',
    { title: '!Important Page' },
    '2:8 YAML drops "!Important", because it starts with !. Put the whole text in quotes.',
  ),
  inFields(
    'text that begins with an ampersand',
    { title: '&co Page' },
    '2:8 YAML drops "&co", because it starts with &.',
  ),
  inFields(
    'an apostrophe in single quotes',
    { title: "'It's Here'" },
    `2:12 This isn't valid YAML: Unexpected scalar at node end. Put the whole text in double quotes,`,
  ),
  inFields(
    'text with a number sign after a space',
    { title: 'Issue #12' },
    '2:14 YAML drops "#12" as a comment. Put the whole text in quotes, or move the comment to its own line.',
  ),
  inFile(
    'text with a number sign in a YAML file',
    'glossary.yml',
    '- term: payee\n  definition: A word with # in it.\n  page: /docs/faq/\n',
    '2:27 YAML drops "# in it." as a comment. Put the whole text in quotes',
  ),
  inFields(
    'words after the closing quote',
    { title: '"A" page' },
    "2:12 This isn't valid YAML: Unexpected scalar at node end. Put the whole text in double quotes",
  ),
  {
    name: 'lines that end in CRLF',
    files: { [X]: doc('## One\n\nText {name}.\n', { title: 'Page' }).replaceAll('\n', '\r\n') },
    messages: [
      `${X}:1:1 The file has Windows line endings (CRLF). Save it with LF`,
      `${X}:8:6 MDX treats "{name}" as code`,
    ],
  },
  {
    name: 'no front matter',
    files: { [X]: 'Just text.\n' },
    messages: [`${X}:1:1 The file has no front matter. Start it with ---`],
  },
  {
    name: "front matter that isn't closed",
    files: { [X]: '---\ntitle: Page\n\nText.\n' },
    messages: [`${X}:1:1 The front matter isn't closed. Write ---`],
  },
  {
    name: 'one description for two pages',
    files: { [X]: doc('Welcome.\n', { title: 'Page' }) },
    messages: [`${X}:3:14 The description "`],
  },
  {
    name: 'one address for two pages',
    files: {
      'content/docs/faq/index.mdx': doc('Other.\n'),
      'content/sidebar.yml': '- doc: index\n- doc: faq\n- doc: x\n- doc: faq/index\n',
    },
    messages: [
      'content/docs/faq/index.mdx:2:8 The address "/docs/faq/" is also used by content/docs/faq.mdx.',
    ],
  },
  {
    name: 'a date that does not exist',
    files: { [NEWS]: post('Text.\n', { date: '2025-02-30T10:00:00.000Z' }) },
    messages: [`${NEWS}:4:7 The field "date" is "2025-02-30T10:00:00.000Z". Write a UTC date`],
  },
  {
    name: 'an unknown tag',
    files: { [NEWS]: post('Text.\n', { tags: '[news]' }) },
    messages: [`${NEWS}:6:8 There's no tag "news". The tags are: announcement,`],
  },
  {
    name: 'an author that does not exist',
    files: { [NEWS]: post('Text.\n', { authors: '[bob]' }) },
    messages: [`${NEWS}:7:11 There's no author "bob". The authors are: ann.`],
  },
  {
    name: 'a release without its fields',
    files: { [NEWS]: post('Text.\n', { release: '{ version: "1.0.0", highlights: [] }' }) },
    messages: [`${NEWS}:8:10 The field "release.dockerTag" is wrong: write dockerTag as quoted text`],
  },
];

/** A mistake in the one change of a release, whose text is in line 14. */
const inChange = (name: string, text: string, ...told: string[]): MistakeCase => ({
  name,
  files: {
    [NEWS]: post('Text.\n', {
      release: `\n  version: "1.0.0"\n  dockerTag: "1"\n  highlights: []\n  changes:\n    - group: Bug fixes\n      items:\n        - { thanks: [], text: ${text} }`,
    }),
  },
  messages: told.map(line => `${NEWS}:${line}`),
});

const CHANGES: MistakeCase[] = [
  inChange(
    'a link in a change that leads nowhere',
    '"See [it](/docs/nope/)."',
    '15:36 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inChange(
    'an anchor in a change that does not exist, after words in quotes',
    `'The team''s "own" [why](/docs/faq/#wy).'`,
    '15:50 The link "/docs/faq/#wy" has an anchor that content/docs/faq.mdx doesn\'t have.',
  ),
  inChange(
    'a link without an address in a change',
    '"See [it]()."',
    '15:36 The link has no address. Write it in the parentheses.',
  ),
  inChange(
    'HTML in a change',
    '"Show a <b>bold word."',
    "15:39 A change can't have HTML. Put <b> in backticks, or remove it.",
  ),
  {
    name: 'a link in a change over several lines',
    files: {
      [NEWS]: post('Text.\n', {
        release:
          '\n  version: "1.0.0"\n  dockerTag: "1"\n  highlights: []\n  changes:\n    - group: Bug fixes\n      items:\n        - thanks: []\n          text: >-\n            See also\n            [it](/docs/nope/).',
      }),
    },
    messages: [`${NEWS}:18:13 The link "/docs/nope/" doesn't match any page on this site.`],
  },
];

/** What Markdown shows as text, or drops, without an error of its own. */
const LEFT_OVER: MistakeCase[] = [
  ...['See [a] (/docs/faq/).\n', 'See [a](/docs/faq/ and more.\n', 'See (a)[/docs/faq/].\n'].map(body =>
    inBody(`a link that isn't complete: ${body}`, body, '6:'),
  ),
  inBody("bold text that isn't closed", 'Some **bold text.\n', '6:6 The ** has no partner. Write **bold**'),
  inBody(
    'a heading without a space',
    '##Title\n',
    '6:1 A heading needs a space. Write ## and a space before its words.',
  ),
  inBody(
    'a table without a line below its headings',
    '| A | B |\n| 1 | 2 |\n',
    "6:1 This row isn't part of a table. Below the headings, write a line with | --- |",
  ),
  inBody(
    'a table whose line below the headings is too short',
    '| A | B |\n| --- |\n| 1 | 2 |\n',
    "6:1 This row isn't part of a table.",
  ),
  inBody(
    'a row with too many cells',
    '| A | B |\n| - | - |\n| 1 | `2|3` |\n',
    '8:1 The row has 3 cells, but the table has 2 columns.',
  ),
  inBody(
    'text right after a table',
    '| A | B |\n| - | - |\n| 1 | 2 |\nText.\n',
    '9:1 This line became a row of the table. Write an empty line before it.',
  ),
  inBody(
    'a footnote that no text has',
    'Text.\n\n[^1]: More.\n',
    '8:1 No text has the footnote "[^1]". Write [^1] there, or remove it.',
  ),
  inBody(
    'a picture that does not exist',
    '![A cat](/cat.png)\n',
    '6:1 There\'s no picture "/cat.png". Write its path in public',
  ),
  ...['htp://example.org', 'http:/example.org', 'https://', 'javascript:void', 'mailto:me'].map(href =>
    inBody(
      `a link to ${href}`,
      `See [it](${href}).\n`,
      `6:5 The link "${href}" isn't an address. Write one that starts with https://.`,
    ),
  ),
  ...['/docs/FAQ/', '/docs/faq.mdx', '/docs/faq/index.html'].map(href =>
    inBody(
      `a link to ${href}`,
      `See [it](${href}).\n`,
      `6:5 The link "${href.replace(/[^/]$/, '$&/')}" doesn't match any page on this site. Did you mean /docs/faq/?`,
    ),
  ),
  inBody(
    'an option of a code block that does not exist',
    '```js shwLineNumbers\na\n```\n',
    '6:1 "shwLineNumbers" has no effect after ```js. Write title="…"',
  ),
  inBody(
    'a highlight of a line that the code does not have',
    '```js {2}\na\n```\n',
    '6:1 The code has nothing to highlight for {2}.',
  ),
  inBody(
    'a highlight of a word that the code does not have',
    '```js title="A" /b/\na\n```\n',
    '6:1 The code has nothing to highlight for /b/.',
  ),
  inBody(
    'a mark with a state that does not exist',
    'A <Mark state="done">circle</Mark>.\n',
    '6:3 <Mark> has state="done". Write one of: uncleared,',
  ),
  inBody(
    'an admonition with a type that does not exist, as an element',
    '<Admonition type="tipp">\n\nText.\n\n</Admonition>\n',
    '6:1 <Admonition> has type="tipp". Write one of: note, tip,',
  ),
  inBody(
    'an attribute that is there twice',
    '<Tabs group="a" group="b">\n<Tab label="A">B</Tab>\n</Tabs>\n',
    '6:1 <Tabs> has the attribute "group" more than once. Remove one.',
  ),
  inBody(
    'text in a component that does not show it',
    'Press <Key keys="a">this key</Key>.\n',
    "6:7 <Key> doesn't show what is between its tags.",
  ),
];

/** Errors in a post's front matter that would give it a wrong address or wrong release notes. */
const POSTS: MistakeCase[] = [
  ...(
    [
      ['a slug with a space and capitals', 'My News', '"My News" makes a bad address. Write my-news.'],
      ['a slug that is an address of the blog', 'tags', 'The blog has a list at "/blog/tags/".'],
    ] as const
  ).map(([name, slug, told]) => ({
    name,
    files: { [NEWS]: post('Text.\n', { slug }) },
    messages: [`${NEWS}:5:7 ${told}`],
  })),
  {
    name: 'a list in a list of tags',
    files: { [NEWS]: post('Text.\n', { tags: '[[release]]' }) },
    messages: [`${NEWS}:6:7 The field "tags" is [["release"]]. Write a list of text`],
  },
  {
    name: 'a release number that begins with v',
    files: { [NEWS]: post('Text.\n', { release: '{ version: v1.0.0, dockerTag: "1", highlights: [] }' }) },
    messages: [`${NEWS}:8:21 The field "release.version" is wrong: write version as quoted text`],
  },
  {
    name: 'a misspelled group of changes and a contributor with an at sign',
    files: {
      [NEWS]: post('Text.\n', {
        release:
          '\n  version: "1.0.0"\n  dockerTag: "1"\n  highlights: []\n  changes:\n    - group: Fixs\n      items:\n        - { thanks: ["@ann"], text: One. }',
      }),
    },
    messages: [
      `${NEWS}:13:14 The field "release.changes.0.group" is wrong: write one of Features,`,
      `${NEWS}:15:21 The field "release.changes.0.items.0.thanks" is wrong: write a list of GitHub names`,
    ],
  },
];

const ENCODINGS: MistakeCase[] = [
  {
    name: 'a page in Latin-1',
    files: { [X]: Buffer.from(doc('A café.\n', { title: 'Page' }), 'latin1') },
    messages: [`${X}:6:6 This character isn't in UTF-8. Save the file with that encoding.`],
  },
  {
    name: 'a page in UTF-16',
    files: { [X]: Buffer.from(`\uFEFF${doc('Text.\n', { title: 'Page' })}`, 'utf16le') },
    messages: [`${X}:1:1 This character isn't in UTF-8.`],
  },
  {
    name: 'a YAML file in UTF-16',
    files: { 'content/glossary.yml': Buffer.from('- term: payee\n', 'utf16le') },
    messages: [`content/glossary.yml:1:2 This character isn't in UTF-8.`],
  },
];

const BESIDE: MistakeCase[] = [
  {
    name: 'a page that ends in .md',
    files: { 'content/docs/new.md': doc('Text.\n') },
    messages: ['content/docs/new.md:1:1 Pages end in .mdx. Rename it to new.mdx.'],
  },
  {
    name: 'a name with a space',
    files: {
      'content/docs/New page.mdx': doc('New.\n'),
      'content/sidebar.yml': '- doc: index\n- doc: faq\n- doc: x\n- doc: New page\n',
    },
    messages: [
      'content/docs/New page.mdx:1:1 "New page.mdx" makes a bad address. Rename it to new-page.mdx.',
    ],
  },
  {
    name: 'another kind of file among the pages',
    files: { 'content/docs/picture.png': 'x' },
    messages: ['content/docs/picture.png:1:1 This folder is for pages, which end in .mdx.'],
  },
  {
    name: 'a page in a folder that nothing reads',
    files: { 'content/doc/new.mdx': doc('New.\n') },
    messages: ['content/doc/new.mdx:1:1 Nothing reads this file. Move it to docs or blog.'],
  },
  {
    name: 'a hidden file that a system made',
    files: { 'content/docs/._x.mdx': 'Mac OS X' },
    messages: [],
  },
  {
    name: 'an author whose file name has a space',
    files: {
      'content/authors/b ob.yml':
        'name: Bob\ntitle: Writer\nurl: https://example.org\ngithub: bob\norder: 2\n',
    },
    messages: ['content/authors/b ob.yml:1:1 "b ob.yml" makes a bad address. Rename it to b-ob.yml.'],
  },
  {
    name: 'a file that is gone',
    files: { 'content/redirects.yml': undefined },
    messages: ['content/redirects.yml:1:1 The file is missing. Restore it.'],
  },
  {
    name: 'a page outside of the sidebar',
    files: { 'content/docs/new.mdx': doc('New.\n') },
    messages: [
      'content/docs/new.mdx:1:1 The doc isn\'t in the sidebar. Add "- doc: new" to content/sidebar.yml',
    ],
  },
  inFile(
    'a category without entries',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: x\n- category: More\n',
    '4:3 The category "More" has no entries. Write items:',
  ),
  inFile(
    'an entry of the sidebar without its page',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: x\n- doc: nope\n',
    '4:8 There\'s no doc "nope". Write content/docs/nope.mdx, or remove the entry.',
  ),
  inFile(
    'an entry of the sidebar with the path of its page',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: docs/X.mdx\n',
    '3:8 There\'s no doc "docs/X.mdx". Write x.',
  ),
  inFile(
    'an empty sidebar',
    'sidebar.yml',
    '',
    "1:1 The sidebar isn't a list. Write entries that start with",
  ),
  inFile(
    'a field of the sidebar that has no effect on its entry',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n  audience: developers\n- category: More\n  label: Less\n  items:\n    - doc: x\n',
    '3:3 There\'s no field "audience" here. The fields are: doc, label.',
    '5:3 There\'s no field "label" here. The fields are: category, doc, collapsible, audience, items.',
  ),
  inFile(
    'a line with three dashes in a YAML file',
    'sidebar.yml',
    '- doc: index\n---\n- doc: faq\n- doc: x\n',
    "2:1 This isn't valid YAML: Source contains multiple documents. Remove the line with ---.",
  ),
  inFile(
    'a duplicate page in the sidebar',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: x\n- doc: x\n',
    '4:8 The doc "x" is in the sidebar twice. Remove one entry.',
  ),
  inFile(
    'a link of the sidebar that leads nowhere',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- category: More\n  items:\n    - doc: x\n    - link: Old\n      href: /docs/nope\n',
    '7:13 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'a sidebar link with the full address of a page on this site that does not exist',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: x\n- link: Old\n  href: "https://actualbudget.org/docs/nope"\n',
    '5:9 The link "https://actualbudget.org/docs/nope" doesn\'t match any page on this site.',
  ),
  inFile(
    'a link of the sidebar without https',
    'sidebar.yml',
    '- doc: index\n- doc: faq\n- doc: x\n- link: Elsewhere\n  href: example.org\n',
    '5:9 The link "example.org" is relative.',
  ),
  inFile(
    'an author whose address leads nowhere',
    'authors/ann.yml',
    'name: Ann\ntitle: Writer\nurl: /blog/nobody/\ngithub: ann\norder: 1\n',
    '3:6 The link "/blog/nobody/" doesn\'t match any page on this site.',
  ),
  inFile(
    'a popular question whose page does not exist',
    'popular-questions.yml',
    '- question: Why?\n  href: /docs/nope/\n',
    '2:9 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'synonyms that aren’t a list',
    'search-synonyms.yml',
    '- term: payee\n  synonyms: recipient\n',
    '2:13 Write synonyms: [a, b], each as text',
  ),
  inFile(
    "a quote that isn't closed in the sidebar",
    'sidebar.yml',
    '- doc: index\n- doc: "faq\n',
    '2:8 This isn\'t closed. Write " after its last character.',
  ),
  inFile(
    'a term whose page does not exist',
    'glossary.yml',
    '- term: payee\n  definition: Who gets the money.\n  page: /docs/nope/\n',
    '3:9 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'a term without a definition',
    'glossary.yml',
    '- term: payee\n  page: /docs/faq/\n',
    '1:3 The entry has no definition. Write one or two sentences.',
  ),
  inFile(
    'a word that we do not write in the glossary',
    'glossary.yml',
    '- term: payee\n  definition: To mend things.\n  page: /docs/faq/\n',
    '2:18 We don\'t write "mend". Write: fix.',
  ),
  inBody(
    'a call of an API method that does not exist',
    'Call `await api.getAcounts()` first.\n',
    '6:13 @actual-app/api 25.12.0 has no method "getAcounts". Did you mean getAccounts?',
  ),
  inBody(
    'a message of the app with a contraction that it does not have',
    'The window says **Passwords don’t match**.\n',
    '6:17 The app says: Passwords do not match. Quote it in the same words',
  ),
  {
    name: 'a page with a different figure from the others',
    files: {
      'content/facts.yml': "- fact: The port\n  value: '5006'\n  pattern: 'port (\\d+)'\n",
      [X]: doc('It has port 5006.\n\nOpen port 5007.\n', { title: 'Page' }),
    },
    messages: [`${X}:8:6 This says 5007, but content/facts.yml says 5006 (The port).`],
  },
  inFile(
    'a fact that no page states',
    'facts.yml',
    "- fact: The port\n  value: '5006'\n  pattern: 'port (\\d+)'\n",
    '1:9 No page states the fact "The port". Fix its pattern, or remove it.',
  ),
  inFile(
    'a fact with an exception that does not exist',
    'facts.yml',
    "- fact: The text\n  value: Text\n  pattern: 'Text'\n  except: [content/docs/nope.mdx]\n",
    "4:12 There's no page content/docs/nope.mdx. Fix the path, or remove it.",
  ),
  inFile(
    'a fact with an invalid pattern',
    'facts.yml',
    "- fact: The port\n  value: '5006'\n  pattern: 'port (\\d+'\n",
    '3:12 The pattern of "The port" isn\'t a valid regular expression. Correct it.',
  ),
  inFile(
    'a fact whose value is a number',
    'facts.yml',
    "- fact: The port\n  value: 5006\n  pattern: 'port (\\d+)'\n",
    '1:3 Write fact:, value:, and pattern:, each as text. Put numbers in quotes.',
  ),
  inFile(
    'a question with a missing answer',
    'questions.yml',
    '- question: Why?\n  source: example/app#1\n  answers: [/docs/faq/#gone]\n',
    '3:12 The link "/docs/faq/#gone" has an anchor that content/docs/faq.mdx doesn\'t have.',
  ),
  inFile(
    'a question without a source',
    'questions.yml',
    '- question: Why?\n  source: a forum\n  answers: [/docs/faq/]\n',
    '2:11 The source "a forum" isn\'t a thread. Write owner/repository#number or an address with https.',
  ),
  inFile(
    'a question without answers',
    'questions.yml',
    '- question: Why?\n  source: example/app#1\n  answers: []\n',
    '1:3 Write question: and source: as text, and answers:',
  ),
  inFile(
    'a question with an empty answer',
    'questions.yml',
    '- question: Why?\n  source: example/app#1\n  answers: [""]\n',
    '1:3 Write question: and source: as text, and answers:',
  ),
  inFile(
    'a popular question without an address',
    'popular-questions.yml',
    '- question: Why?\n  href: ""\n',
    '1:3 Write question: and href:, the path of the page that answers it.',
  ),
  inFile(
    'an empty synonym',
    'search-synonyms.yml',
    '- term: payee\n  synonyms: [""]\n',
    '2:13 Write synonyms: [a, b], each as text.',
  ),
  inFile(
    'a question that is in the list twice',
    'questions.yml',
    '- question: Why?\n  source: example/app#1\n  answers: [/docs/faq/]\n'.repeat(2),
    '4:13 The question "Why?" is in the list twice. Remove one.',
  ),
  inFile(
    'a question as long as a sentence of a thread',
    'questions.yml',
    `- question: ${'why '.repeat(15)}\n  source: example/app#1\n  answers: [/docs/faq/]\n`,
    '1:13 The question has 15 words. Shorten it to 14 or fewer, in your own words.',
  ),
  inFile(
    'a broken redirect',
    'redirects.yml',
    '- from: /old/\n  to: /docs/nope/\n',
    '2:7 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'a redirect to the full address of a page on this site that does not exist',
    'redirects.yml',
    '- from: /old/\n  to: https://actualbudget.org/docs/nope/\n',
    '2:7 The link "https://actualbudget.org/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'a redirect to nothing',
    'redirects.yml',
    '- from: /old/\n  to: ""\n',
    '1:3 The redirect has no "to". Write both "from" and "to".',
  ),
  inFile(
    'a redirect to a redirect',
    'redirects.yml',
    '- from: /a/\n  to: /b/\n- from: /b/\n  to: /docs/\n',
    '2:7 The redirect goes to /b/, which is an old address, too. Write /docs/.',
  ),
  inFile(
    'redirects in a loop',
    'redirects.yml',
    '- from: /a/\n  to: /b/\n- from: /b/\n  to: /a/\n',
    "2:7 The redirects form a loop: /a/ → /b/ → /a/. Change one of them to a page's address.",
    '4:7 The redirects form a loop: /b/ → /a/ → /b/.',
  ),
  inFile(
    'a redirect from an existing page',
    'redirects.yml',
    '- from: /docs/faq/\n  to: /docs/\n',
    "1:9 There's a page at /docs/faq/, so the redirect has no effect.",
  ),
  inFile(
    'an announcement with a broken link',
    'announcement.yml',
    'content: See [it](/docs/nope/).\n',
    '1:14 The link "/docs/nope/" doesn\'t match any page on this site.',
  ),
  inFile(
    'an element in an announcement',
    'announcement.yml',
    'content: Press <Key keys="mod+k" />.\n',
    '1:16 <Key> only works on pages. Use only text, emphasis, code, and links.',
  ),
  inFile(
    'an announcement in one color',
    'announcement.yml',
    'content: Hello.\ntextColor: "#ffffff"\n',
    '2:12 A single color may be unreadable',
  ),
  inFile(
    'a list of words without a replacement',
    'words.yml',
    '- not: [mend]\n',
    '1:3 The entry needs exactly two fields. Write "- not: [the words]" and "write: the better word".',
  ),
  {
    name: 'a route without a page component',
    files: { 'app/page.tsx': 'export const a = 1;\n' },
    messages: ["app/page.tsx:1:1 The page component at app/page.tsx doesn't have a default export."],
  },
];

/** A version in content/versions.json. */
const version = (name: string, folder: string) => ({ name, label: name, folder });

/** An error in content/versions.json, which is written as JSON with two spaces. */
const inVersions = (name: string, value: unknown, ...told: string[]): MistakeCase =>
  inFile(name, 'versions.json', JSON.stringify(value, null, 2), ...told);

const VERSIONS: MistakeCase[] = [
  inFile(
    'a comma after the last version',
    'versions.json',
    '{\n  "last": "current",\n  "versions": [\n    { "name": "current", "label": "Next", "folder": "" },\n  ]\n}\n',
    "4:57 This isn't valid JSON: JSON does not support trailing commas.",
  ),
  inFile(
    'versions without quotes',
    'versions.json',
    '{\n  last: current\n}\n',
    '2:3 This isn\'t valid JSON: Expected string in JSON but found "last".',
  ),
  inFile(
    'an empty list of versions',
    'versions.json',
    '',
    "1:1 This isn't valid JSON: Unexpected end of file",
  ),
  {
    name: 'no list of versions',
    files: { 'content/versions.json': undefined },
    messages: ['content/versions.json:1:1 The file is missing. Restore it.'],
  },
  inVersions('versions that are only a list', [], '1:1 Write { "last": "current", "versions": [{'),
  inVersions(
    'no versions',
    { last: 'current', versions: [] },
    '3:15 Write { "last": "current", "versions": [{',
  ),
  inVersions(
    'a field that the list of versions does not have',
    { latest: 'current', versions: [version('current', '')] },
    '2:3 There\'s no field "latest". The fields are: last, versions.',
  ),
  inVersions(
    'a default version that does not exist',
    { last: '25.11', versions: [version('current', '')] },
    '2:11 Write the name of the default version here: current.',
  ),
  inVersions(
    'a version whose folder is missing',
    { last: 'current', versions: [{ name: 'current', label: 'Next' }] },
    '4:5 Write "name", "label", and "folder", each as text.',
  ),
  inVersions(
    'a version whose name is a number',
    { last: 'current', versions: [version('current', ''), { ...version('', ''), name: 25 }] },
    '9:5 Write "name", "label", and "folder", each as text.',
  ),
  inVersions(
    'a version with a field that does not exist',
    { last: 'current', versions: [{ ...version('current', ''), path: '/docs/' }] },
    '8:7 There\'s no field "path". The fields are: name, label, folder.',
  ),
  inVersions(
    'a version that is in the list twice',
    { last: 'current', versions: [version('current', ''), version('current', '')] },
    '10:15 The version "current" is in the list twice. Remove one.',
  ),
  inVersions(
    'two versions in the same folder',
    { last: 'current', versions: [version('current', ''), version('next', '')] },
    '12:17 Another version has the folder "", too.',
  ),
  inVersions(
    'a version whose folder does not exist',
    { last: 'current', versions: [version('current', ''), version('25.11', '25.11')] },
    "12:17 There's no folder content/docs/25.11. Correct it, or remove the version.",
  ),
  {
    name: 'no version for the pages in content/docs itself',
    files: {
      'content/versions.json': JSON.stringify({ last: '25.11', versions: [version('25.11', '25.11')] }),
      'content/docs/25.11/index.mdx': doc('Welcome back.\n', { title: 'Start' }),
    },
    messages: ['content/versions.json:1:28 No version has the pages in content/docs itself.'],
  },
];

/** Every error that authors are known to make, with its messages. */
export const MISTAKES: MistakeCase[] = [
  ...SYNTAX,
  ...ENGLISH,
  ...BLOCKS,
  ...PROSE,
  ...FIELDS,
  ...CHANGES,
  ...LEFT_OVER,
  ...POSTS,
  ...ENCODINGS,
  ...BESIDE,
  ...VERSIONS,
];
