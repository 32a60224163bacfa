import { feedHtml } from '@/lib/feeds/html';
import { analyze } from '@/lib/mdx/analyze';

const url = 'https://actualbudget.org/blog/x/';
const variants = {
  light: [[720, '/screenshots/a.720.webp'] as const, [1440, '/screenshots/a.1440.webp'] as const],
  dark: [],
};
const picture = (name: string) =>
  name === 'budget' ? { width: 720, height: 450, legibleWidth: 610, variants } : undefined;

async function html(raw: string) {
  const { tree } = await analyze({ raw, file: 'content/blog/x.mdx', kind: 'post' });
  return feedHtml(tree, { url, picture }).replaceAll('\n', '');
}

describe('a post in a feed', () => {
  it.each([
    [
      'links have absolute addresses, and anchors include the page',
      '[a](/docs/faq) [b](#part) [c](https://example.org/) [d](mailto:a@b.org)',
      '<p><a href="https://actualbudget.org/docs/faq/">a</a> <a href="https://actualbudget.org/blog/x/#part">b</a> ' +
        '<a href="https://example.org/">c</a> <a href="mailto:a@b.org">d</a></p>',
    ],
    ['headings need no ids', '## What it does {/* #what */}', '<h2>What it does</h2>'],
    [
      'the truncate marker is left out',
      'Before.\n\n{/* truncate */}\n\nAfter.',
      '<p>Before.</p><p>After.</p>',
    ],
    [
      'an admonition is a blockquote with its title',
      ':::tip[Try it]\n\nText.\n\n:::',
      '<blockquote><p><strong>Try it</strong></p><p>Text.</p></blockquote>',
    ],
    [
      'a screenshot is its light picture, with its size',
      '<Screenshot name="budget" alt="The budget" caption="March" />',
      '<figure><img src="https://actualbudget.org/screenshots/a.1440.webp" alt="The budget" width="720" height="450">' +
        '<figcaption>March</figcaption></figure>',
    ],
    ['keys are keys', 'Press <Key keys="mod+k" />.', '<p>Press <kbd><kbd>mod</kbd>+<kbd>k</kbd></kbd>.</p>'],
    [
      'tabs are listed with their labels',
      '<Tabs group="os">\n<Tab label="Linux">\n\nRun it.\n\n</Tab>\n</Tabs>',
      '<p><strong>Linux</strong></p><p>Run it.</p>',
    ],
    [
      'cards are a list of links',
      '<Cards>\n<Card title="Docs" href="/docs/">All of them.</Card>\n</Cards>',
      '<ul><li><a href="https://actualbudget.org/docs/">Docs</a>: All of them.</li></ul>',
    ],
    ['steps are a list', '<Steps>\n\n1. One\n\n</Steps>', '<ol><li>One</li></ol>'],
    [
      'details stay details',
      '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
      '<details><summary>Why?</summary><p>Because.</p></details>',
    ],
    [
      "elements that plain HTML can't show are links",
      '<EnvelopeSimulator />',
      '<p><a href="https://actualbudget.org/blog/x/">Try the envelope simulator on the website</a></p>',
    ],
    [
      'a diagram is its alt text, linked',
      '```mermaid alt="How money flows"\nflowchart LR\n  A --> B\n```',
      '<p><a href="https://actualbudget.org/blog/x/">Diagram: How money flows</a></p>',
    ],
    [
      'tasks keep their checkboxes, and lists their first number',
      '- [x] done\n- [ ] open\n\n3. three',
      '<ul><li><input type="checkbox" checked disabled> done</li><li><input type="checkbox" disabled> open</li></ul>' +
        '<ol start="3"><li>three</li></ol>',
    ],
    [
      'an abbreviation keeps its title',
      'A <abbr title="Comma-Separated Values">CSV</abbr> file.',
      '<p>A <abbr title="Comma-Separated Values">CSV</abbr> file.</p>',
    ],
    [
      'text that looks like HTML stays text',
      'Write `a < b && ]]>` &lt;b>.',
      '<p>Write <code>a &#x3C; b &#x26;&#x26; ]]></code> &#x3C;b>.</p>',
    ],
  ])('%s', async (_, raw, expected) => {
    expect(await html(raw)).toBe(expected);
  });

  it('has no classes, styles or data attributes', async () => {
    const text = await html(
      '- [x] done\n\n| a |\n|:-:|\n| 1 |\n\n```js {1} title="x"\na\n```\n\nNote.[^1]\n\n[^1]: Foot.\n',
    );
    expect(text).not.toMatch(/ (?:class|id|style|data-|aria-)/);
    expect(text).toContain('<td align="center">1</td>');
    expect(text).toContain('href="https://actualbudget.org/blog/x/#user-content-fn-1"');
  });
});
