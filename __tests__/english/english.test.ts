import type { Paragraph, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { needlessCapitals, titleMistake } from '@/lib/english/headings';
import { itemsWithComma, unevenItems } from '@/lib/english/lists';
import { gradeOf } from '@/lib/english/readability';
import { sentencesOf } from '@/lib/english/sentences';

const sentences = (text: string) => {
  const file = new VFile(text);
  const tree = unified().use(remarkParse).parse(file) as Root;
  return sentencesOf(tree.children[0] as Paragraph, file);
};

describe('sentences', () => {
  it('can end with a number', () => {
    expect(
      sentences('It begins on September 1. Her account has $5.00. Both count.').map(({ words }) => words),
    ).toEqual([5, 4, 2]);
  });

  it('can start with code', () => {
    expect(sentences('Write the name. `source` is a thread.')).toHaveLength(2);
  });

  it('continue after abbreviations and version numbers', () => {
    expect(sentences('Dr. Ada runs 25.11.0 today.')).toHaveLength(1);
  });

  it('have a position', () => {
    expect(sentences('One.\nTwo, *three*. Four.').map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [2, 1],
      [2, 15],
    ]);
  });

  it('count code as one word', () => {
    expect(sentences('Run `npm run check -- --readability` now.')[0]?.words).toBe(3);
  });
});

describe('readability', () => {
  it('is higher for longer sentences and words', () => {
    const easy = gradeOf({ sentences: 20, words: 160, syllables: 200 });
    const hard = gradeOf({ sentences: 20, words: 500, syllables: 900 });
    expect(easy).toBeLessThan(5);
    expect(hard).toBeGreaterThan(10);
  });

  it('is undefined for a page with few sentences', () => {
    expect(gradeOf({ sentences: 3, words: 20, syllables: 30 })).toBeUndefined();
  });
});

describe('capital letters', () => {
  it('are unnecessary if the word is lowercase in the text', () => {
    const words = ['Budget', 'Docker', 'GitHub', 'Actual', 'PDF'];
    expect(needlessCapitals(words, new Set(['budget', 'actual', 'pdf']))).toEqual(['Budget']);
  });

  it.each([
    ['Build from Source', undefined],
    ['Using the API', undefined],
    ['Add an iPhone and a Phone with Android', undefined],
    ['Roadmap for new users', 'Titles are in title case. Write "Roadmap for New Users".'],
  ])('of the title "%s"', (title, mistake) => {
    expect(titleMistake(title)).toBe(mistake);
  });
});

describe('lists', () => {
  it('report the minority', () => {
    expect(unevenItems(['One.', 'Two', 'Three.'])).toEqual({ indexes: [1], lackPeriod: true });
    expect(unevenItems(['One', 'Two.', 'Three'])).toEqual({ indexes: [1], lackPeriod: false });
  });

  it('ignore items that end with code or introduce something', () => {
    expect(unevenItems(['One.', '', 'Do this:']).indexes).toEqual([]);
  });

  it('find items that end with a comma or a semicolon', () => {
    expect(itemsWithComma(['one,', 'two;', 'three', 'four.'])).toEqual([0, 1]);
  });
});
