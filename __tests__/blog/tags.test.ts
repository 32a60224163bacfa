import { authorHeading, initials, postCountText } from '@/lib/blog/authors';
import { countTags, tagHeading, tagsByLetter } from '@/lib/blog/tags';

describe('the tags of posts', () => {
  const posts = [
    { tags: ['release', 'announcement'] },
    { tags: ['release'] },
    { tags: ['goals'] },
    { tags: [] },
  ];

  it('are counted and sorted alphabetically', () => {
    expect(countTags(posts)).toEqual([
      { tag: 'announcement', count: 1 },
      { tag: 'goals', count: 1 },
      { tag: 'release', count: 2 },
    ]);
  });

  it('count a post once, even if it has a tag twice', () => {
    expect(countTags([{ tags: ['goals', 'goals'] }])).toEqual([{ tag: 'goals', count: 1 }]);
  });

  it('are empty for an empty blog', () => {
    expect(tagsByLetter(countTags([]))).toEqual([]);
  });

  it('are grouped by their first letter', () => {
    const groups = tagsByLetter(countTags([{ tags: ['budgeting', 'bank', 'versus'] }]));
    expect(groups.map(({ letter, tags }) => [letter, tags.map(({ tag }) => tag)])).toEqual([
      ['B', ['bank', 'budgeting']],
      ['V', ['versus']],
    ]);
  });
});

test.each([
  [0, '0 posts tagged with "goals"'],
  [1, 'One post tagged with "goals"'],
  [1000, '1000 posts tagged with "goals"'],
])('the heading of a tag with %i posts is %s', (count, heading) => {
  expect(tagHeading('goals', count)).toBe(heading);
});

test.each([
  ['Matiss Janis Aboltins', 'MA'],
  ['Jed Fox', 'JF'],
  ['youngcw', 'Y'],
  ['  Émile   Zola ', 'ÉZ'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('an author’s posts are counted in words', () => {
  expect([0, 1, 2].map(postCountText)).toEqual(['0 posts', '1 post', '2 posts']);
});

test('the heading of an author’s pages has three parts', () => {
  expect(authorHeading('Jed Fox', 1)).toEqual({ name: 'Jed Fox', separator: ' - ', posts: '1 post' });
});
