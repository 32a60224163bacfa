import { markdownTwin } from '@/lib/markdown/twin';
import { analyze } from '@/lib/mdx/analyze';
import { ownFirst } from '@/lib/setup/own-first';
import type { Setup } from '@/lib/setup/setup';

/** The text of a page's twin for a setup, without the lines about the page. */
async function copied(raw: string, setup: Setup) {
  const { tree, mistakes } = await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });
  expect(mistakes).toEqual([]);
  const twin = markdownTwin({ title: 'T', description: 'D.', route: '/docs/x/', tree });
  return ownFirst(twin, setup).split('\n\n').slice(3).join('\n\n').trimEnd();
}

const TABS = `<Tabs group="os">
<Tab label="Windows">

Press F12.

- One
- Two

</Tab>
<Tab label="macOS">

Press Option-Command-I.

</Tab>
</Tabs>`;

const SECTIONS = `## Reset

Before.

### Docker {/* for docker */}

In Docker:

${TABS}

### Kubernetes

In a pod.

### CLI tool {/* #cli */} {/* for cli */}

In a terminal.

## After

The end.`;

test.each([
  [
    'tabs',
    TABS,
    { os: 'macos' },
    '**macOS**\n\nPress Option-Command-I.\n\n**Windows**\n\nPress F12.\n\n- One\n- Two',
  ],
  [
    'table rows',
    '| Where | Log |\n|-|-|\n| Docker {/* for docker */} | `docker logs` |\n| Other | Terminal |\n| Fly {/* for fly cli */} | `fly logs` |',
    { run: 'cli' },
    '| Where  | Log           |\n| ------ | ------------- |\n| Fly    | `fly logs`    |\n| Docker | `docker logs` |\n| Other  | Terminal      |',
  ],
  [
    'list items, also with more than a line',
    'Text:\n\n- Linux.\n  - A\n  - B {/* for linux */}\n- macOS,\n  as here. {/* for macos */}\n- Other.',
    { os: 'macos' },
    'Text:\n\n- macOS,\n  as here.\n- Linux.\n  - A\n  - B\n- Other.',
  ],
  [
    'items of a list inside another',
    '- All.\n  - Linux. {/* for linux */}\n  - macOS. {/* for macos */}\n\nEnd.',
    { os: 'macos' },
    '- All.\n  - macOS.\n  - Linux.\n\nEnd.',
  ],
  [
    'items with paragraphs',
    '- Linux. {/* for linux */}\n\n  More.\n\n- macOS. {/* for macos */}\n\n  More.\n\nEnd.',
    { os: 'macos' },
    '- macOS.\n\n  More.\n\n- Linux.\n\n  More.\n\nEnd.',
  ],
  [
    'sections that are alternatives, and tabs in them',
    SECTIONS,
    { run: 'cli', os: 'macos' },
    '## Reset\n\nBefore.\n\n### CLI tool\n\nIn a terminal.\n\n### Docker\n\nIn Docker:\n\n**macOS**\n\nPress Option-Command-I.\n\n**Windows**\n\nPress F12.\n\n- One\n- Two\n\n### Kubernetes\n\nIn a pod.\n\n## After\n\nThe end.',
  ],
  [
    'cards',
    '<Cards>\n<Card title="A" href="/docs/faq/">First.</Card>\n<Card title="B" href="/docs/faq/" for="pluggy">Second.</Card>\n</Cards>',
    { bank: 'pluggy' },
    expect.stringMatching(/^- \[B\]\(\S+\): Second\.\n- \[A\]\(\S+\): First\.$/),
  ],
])('%s for the reader’s setup come first in the Markdown that’s copied', async (_, raw, setup, text) => {
  expect(await copied(raw, setup)).toEqual(text);
});

test('without a setup, everything is in the author’s order and the comments are gone', async () => {
  const steps = '- Linux. {/* for linux */}\n- macOS. {/* for macos */}\n\nText. {/* for docker */}';
  const text = await copied(`${SECTIONS}\n\n${steps}`, {});
  expect(text).not.toContain('<!--');
  expect(text.indexOf('### Docker')).toBeLessThan(text.indexOf('### CLI tool'));
  expect(text.indexOf('**Windows**')).toBeLessThan(text.indexOf('**macOS**'));
  expect(text).toContain('- Linux.\n- macOS.');
});

test('code that looks like a list or a table isn’t changed', async () => {
  const code = '```yaml\n- b\n\n- a\n| x |\n```';
  expect(await copied(code, { os: 'macos' })).toBe(code);
});
