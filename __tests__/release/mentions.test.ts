import { presentMentions } from '@/lib/release/mentions';

const isPresent = (line: string, next = '25.12.0') => presentMentions(line, '25.11.0', next).length > 0;

it.each([
  'These pages describe release 25.11.0.',
  'In 25.11 it needs no switch.',
  '   git checkout v25.11.0',
  '| `25.11.0` | Exactly that release |',
  '## What release 25.11.0 offers',
  'Before 25.10.0 it was a file. The tables are those of 25.11.0.',
])('is about the current release: %s', line => {
  expect(isPresent(line)).toBe(true);
});

it.each([
  'Since release 25.11.0 it needs no switch.',
  'Node 20 works, but since [25.11.0](/blog/release-25.11.0/) it is not supported.',
  'Actual 25.11.0 dropped support for Node 20.',
  'Before release **25.11.0** the folder had another name.',
  'Up to release 25.11.0 the server ignored it.',
  'The release after 25.11.0 reads them.',
  'See [the post](/blog/release-25.11.0/).',
  'Release 25.11.1 and 125.11.0 and 25.110.0 are other ones.',
])('is about the past: %s', line => {
  expect(isPresent(line)).toBe(false);
});

it('within the same month, only the full number is outdated', () => {
  expect(isPresent('In 25.11 it needs no switch.', '25.11.1')).toBe(false);
  expect(isPresent('In 25.11.0 it needs no switch.', '25.11.1')).toBe(true);
});

it('returns the position and an excerpt', () => {
  const text = `title\n\n${'word '.repeat(20)}the flags of 25.11.0 are these ${'word '.repeat(20)}`;
  expect(presentMentions(text, '25.11.0', '25.12.0')).toEqual([
    expect.objectContaining({
      line: 3,
      column: 114,
      excerpt: expect.stringMatching(/^….*flags of 25\.11\.0 are.*…$/),
    }),
  ]);
});
