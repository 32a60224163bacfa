import { Questions } from '@/lib/search/engine/questions';

/** Section 3 answers the questions 10 (two words) and 11 (four words), and section 5 question 12 (one word). */
const questions = new Questions({
  first: 10,
  sections: [
    [3, 2, 4],
    [5, 1],
  ],
});

it('questions are numbered after the sections', () => {
  expect([9, 10, 11, 12, 13].map(number => questions.sectionOf(number))).toEqual([
    undefined,
    3,
    3,
    5,
    undefined,
  ]);
});

describe('the similarity of a query', () => {
  const words = (...found: [question: number, quality: number][][]) =>
    questions.similarities(
      found.map(each => new Map(each)),
      found.map(() => 1),
    );

  it('is 1 if it has the same words', () => {
    expect(words([[10, 1]], [[10, 1]]).get(3)).toBe(1);
  });

  it('is less for words that only one of them has', () => {
    const [one] = words([[10, 1]]).values();
    const [other] = words([[10, 1]], []).values();
    expect(one).toBeLessThan(1);
    expect(other).toBeLessThan(one ?? 0);
  });

  it("is that of a section's most similar question", () => {
    const found: [number, number][] = [
      [10, 1],
      [11, 1],
      [12, 1],
    ];
    expect([...words(found, found)]).toEqual([
      [3, 1],
      [5, 1],
    ]);
  });

  it("isn't raised by synonyms", () => {
    expect([...words([[12, 0.3]])]).toEqual([]);
  });
});
