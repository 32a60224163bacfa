import { readingMinutes, readingTime, readingTimeText, wordCount } from '@/lib/blog/reading-time';

describe('words', () => {
  it.each([
    ['', 0],
    ['One two, three.', 3],
    ['Don’t split the user’s words', 5],
    ['## A heading\n\n- a list\n- 1,234.56', 5],
    ['— … !', 0],
  ])('of %j are %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

describe('a reading time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    // 1.005 minutes round to 1.00, and 1.01 doesn't.
    [201, 1],
    [202, 2],
    [400, 2],
    [403, 3],
    [200_000, 1000],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });

  it.each([
    [1, 'One min read'],
    [2, '2 min read'],
  ])('of %i minutes reads %s', (minutes, text) => {
    expect(readingTimeText(minutes)).toBe(text);
  });

  it('counts the changes of a release, which are part of its page', () => {
    const items = Array.from({ length: 100 }, (_, pr) => ({
      pr,
      thanks: ['someone'],
      text: 'Four words of text.',
    }));
    const release = { version: '1', dockerTag: '1', highlights: [], changes: [{ group: 'Features', items }] };
    expect(readingTime({ raw: 'Short.' })).toBe('One min read');
    expect(readingTime({ raw: 'Short.', release })).toBe('3 min read');
  });
});
