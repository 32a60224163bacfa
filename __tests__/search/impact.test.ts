import { impactsOf } from '@/lib/search/build/impact';

/** The impact of a word in each text. */
const impacts = (word: string, ...texts: string[]) => impactsOf(texts).map(impact => impact(word));

const OTHERS = 'Carrots grow in sand and need little water all summer long';

it('is larger for a word that a section repeats, in any form', () => {
  const [repeated = 0, once = 0, none] = impacts(
    'parsnip',
    'Parsnips: how to store a parsnip, and how to cook parsnips',
    `${OTHERS}, and so does a parsnip beside them in the same bed`,
    OTHERS,
  );
  expect(repeated).toBeGreaterThan(once);
  expect(none).toBe(0);
});

it('is larger in a short section than in a long one', () => {
  const [short = 0, long = 0] = impacts('parsnip', 'A parsnip', `A parsnip. ${`${OTHERS}. `.repeat(9)}`);
  expect(short).toBeGreaterThan(long);
});
