import type { Heading } from '@/lib/mdx/types';
import { setupLineOf } from '@/lib/setup/line';

const heading = (id: string, setup?: string): Heading => ({ depth: 2, id, text: `About ${id}`, setup });

test('a page that has nothing to do with setups has no line', () => {
  expect(setupLineOf('tour/budget', [], [heading('x')])).toBeUndefined();
});

test('the line names the page’s choices, and links to its sections for one setup', () => {
  expect(
    setupLineOf('troubleshooting/server', ['run', 'os'], [heading('a'), heading('b', 'docker')]),
  ).toEqual({
    names: ['run', 'os'],
    links: [{ setup: 'docker', href: '#b', text: 'Go to: About b' }],
    isQuiet: false,
  });
});

test('how the reader runs Actual comes before a port', () => {
  expect(setupLineOf('config', ['port'], [])?.names).toEqual(['run', 'port']);
});

test.each(['install/docker', '25.10/install/docker'])(
  '%s names only its own way, and links to the others',
  id => {
    const line = setupLineOf(id, ['port'], []);
    expect(line?.names).toEqual(['docker', 'port']);
    const version = id.startsWith('25.10') ? '25.10/' : '';
    expect(line?.links).toContainEqual({
      setup: 'cli',
      href: `/docs/${version}install/cli-tool/`,
      text: 'Go to the page for your setup: CLI tool',
    });
    expect(line?.links.map(({ setup }) => setup)).not.toContain('docker');
  },
);

test('on a page without parts for a setup, only readers with another one need the line', () => {
  expect(setupLineOf('install/pikapods', [], [])).toMatchObject({ names: ['pikapods'], isQuiet: true });
});
