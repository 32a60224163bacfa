import { expand } from '@/lib/search/engine/expand';
import { parseQuery, weigh } from '@/lib/search/engine/query';
import { rewrites } from '@/lib/search/engine/rewrites';
import { stemmed } from '@/lib/search/build/synonyms';
import { prepareSynonyms } from '@/lib/search/engine/synonyms';
import { Vocabulary } from '@/lib/search/engine/vocabulary';
import { REWRITE } from '@/lib/search/engine/weights';

const synonymsOf = (pairs: readonly [asked: string, term: string][]) => prepareSynonyms(pairs.map(stemmed));

function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  vocabulary.add(terms);
  return vocabulary;
}

describe('the vocabulary', () => {
  const vocabulary = vocabularyOf('budgeting', 'budgets', 'budget', 'bank', 'docker');

  it('knows a word, its other forms, and what it starts with', () => {
    expect(['budget', 'budgeted', 'dock', 'zebra'].map(word => vocabulary.knows(word, false))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['dock', 'zebra'].map(word => vocabulary.knows(word, true))).toEqual([true, false]);
    expect(vocabulary.has('budgeted')).toBe(false);
  });

  it('has the other forms of a word', () => {
    expect(vocabulary.formsOf('budget').sort()).toEqual(['budgeting', 'budgets']);
    expect(vocabulary.formsOf('zebra')).toEqual([]);
  });

  it('has longer words, the shortest first', () => {
    expect(vocabulary.startingWith('bud')).toEqual(['budget', 'budgets', 'budgeting']);
    expect(vocabulary.startingWith('budget')).toEqual(['budgets', 'budgeting']);
    expect(vocabulary.startingWith('zebra')).toEqual([]);
    expect(vocabulary.startingWith('aa')).toEqual([]);
  });

  it('learns the words of a part once', () => {
    const growing = vocabularyOf('bank');
    growing.add(['bank', 'banks']);
    expect(growing.startingWith('ban')).toEqual(['bank', 'banks']);
    expect(growing.formsOf('banking')).toEqual(['bank', 'banks']);
  });
});

describe('words near a mistyped one', () => {
  const near = (typed: string, terms: string[], most = 1, isPrefix = false) =>
    vocabularyOf(...terms).near(typed, most, isPrefix);

  it('are those with the fewest typos', () => {
    expect(near('bant', ['bad', 'banks', 'bank', 'bonk'], 2)).toEqual([{ term: 'bank', distance: 1 }]);
    expect(near('bank', ['zebra'], 2)).toEqual([]);
  });

  it('come first if more of their first letters are the same', () => {
    expect(near('bart', ['art', 'barn', 'boart']).map(({ term }) => term)).toEqual(['barn', 'boart', 'art']);
  });

  it.each([
    ['odcker', true],
    ['ocker', true],
    ['ddocker', true],
    ['xocker', false],
  ])('with a typo in the first letters, %s: %s', (typed, isFound) => {
    expect(near(typed, ['docker']).length > 0).toBe(isFound);
  });

  it('may be longer while the reader types, unless a whole word is near', () => {
    expect(near('dokc', ['docker'], 1, false)).toEqual([]);
    expect(near('dokc', ['docker'], 1, true)).toEqual([{ term: 'docker', distance: 1 }]);
    expect(near('bant', ['bank', 'banters'], 1, true)).toEqual([{ term: 'bank', distance: 1 }]);
  });
});

describe('the words of the index for a word of the query', () => {
  const vocabulary = vocabularyOf(
    'budget',
    'budgets',
    'budgeting',
    'envelope',
    'envelopes',
    '25.10.0',
    '25.1.0',
    'reconciliation',
    'config.json',
  );
  /** The matches of a query of one word, best first. */
  function matches(query: string, { fuzzy = false, synonyms = [] as string[] } = {}) {
    const [word] = parseQuery(query);
    if (!word) throw new Error(`"${query}" has no words.`);
    return expand(word, vocabulary, synonyms, fuzzy).sort((a, b) => b.quality - a.quality);
  }
  const found = (...options: Parameters<typeof matches>) => matches(...options).map(({ term }) => term);

  it('are the word itself, then the forms that have most in common', () => {
    expect(found('budget ')).toEqual(['budget', 'budgets', 'budgeting']);
    expect(matches('budget ')[0]).toEqual({ term: 'budget', quality: 1, synonym: false });
    expect(matches('budget ')[1]?.quality).toBeLessThan(1);
  });

  it('are, after those, synonyms and their forms', () => {
    const [form, ...others] = matches('budgets ', { synonyms: ['envelope', 'jar'] }).slice(2);
    expect([form, ...others].map(each => [each?.term, each?.synonym])).toEqual([
      ['budgeting', false],
      ['envelope', true],
      ['envelopes', true],
    ]);
    expect(others[0]?.quality).toBeLessThan(form?.quality ?? 0);
  });

  it('are the versions that start with a version', () => {
    expect(found('25.10 ')).toEqual(['25.10.0']);
    expect(found('25 ').sort()).toEqual(['25.1.0', '25.10.0']);
    expect(matches('25.10 ')[0]?.quality).toBeLessThan(1);
    expect(found('config ')).toEqual([]);
  });

  it('are longer words for the word that is being typed, the most complete first', () => {
    expect(found('budg')).toEqual(['budget', 'budgets', 'budgeting']);
    expect(matches('budg')[0]?.quality).toBeLessThan(matches('budget')[0]?.quality ?? 0);
    expect(found('budg ')).toEqual([]);
  });

  it('are guessed only if asked, and only if there are no others', () => {
    expect(found('bugdet ')).toEqual([]);
    expect(found('bugdet ', { fuzzy: true })).toEqual(['budget']);
    expect(found('envelope ', { fuzzy: true })).toEqual(['envelope', 'envelopes']);
  });

  it('are those that an abbreviation starts, if it has three letters', () => {
    expect(found('recon ', { fuzzy: true })).toEqual(['reconciliation']);
    expect(found('con ', { fuzzy: true })).toEqual(['config.json']);
    expect(found('re ', { fuzzy: true })).toEqual([]);
  });

  it('count less the more typos there are', () => {
    const quality = (typed: string) => matches(typed, { fuzzy: true })[0]?.quality ?? 0;
    expect(quality('reconcilition ')).toBeGreaterThan(quality('reconclition '));
    expect(quality('reconclition ')).toBeGreaterThan(0);
    expect(quality('reconcilition ')).toBeLessThan(1);
  });
});

describe('a query', () => {
  const texts = (query: readonly { text: string }[]) => query.map(({ text }) => text);
  const common = { stop: new Set(['the', 'of']), weak: new Set(['show']) };

  it('has each word once, twelve at the most', () => {
    expect(texts(parseQuery('a b a'))).toEqual(['a', 'b']);
    expect(parseQuery(Array.from({ length: 20 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
  });

  it('may be unfinished at its end', () => {
    expect(parseQuery('bank syn').map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(parseQuery('bank sync ').map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  it.each([
    ['show the budget', ['show', 'budget'], ['show']],
    ['show the', ['show'], []],
    ['of the', ['of', 'the'], []],
  ])('%s: the words that say something are required', (query, all, optional) => {
    const weighed = weigh(parseQuery(query), common);
    expect(texts(weighed)).toEqual(all);
    expect(texts(weighed.filter(word => word.optional))).toEqual(optional);
  });

  describe('is also read', () => {
    const vocabulary = vocabularyOf(
      'change',
      'subfolder',
      'pikapods',
      'docker',
      'compose',
      'recompose',
      'balance',
    );
    const synonyms = synonymsOf([
      ['base path', 'subfolder'],
      ['nothing is left over', 'balance'],
      ['jar', 'docker'],
      ['left over money', 'balance'],
    ]);
    const read = (query: string) => rewrites(parseQuery(query), vocabulary, synonyms, common);
    const spelled = (query: string) => read(query).map(each => texts(each.words).join(' '));

    it('with the words of the documentation', () => {
      expect(spelled('change base paths now')).toEqual(['change base paths now', 'change subfolder now']);
      expect(read('change base paths now').map(({ worth }) => worth)).toEqual([1, REWRITE.part]);
      expect(read('base path').map(({ worth }) => worth)).toEqual([1, REWRITE.whole]);
      expect(read('nothing is left over').map(({ worth }) => worth)).toEqual([1, REWRITE.sentence]);
      expect(read('left over money').map(({ worth }) => worth)).toEqual([1, REWRITE.sentence]);
      expect(read('base path')[1]?.words.map(({ synonym }) => synonym)).toEqual([true]);
    });

    it('only if all words of a phrase follow each other', () => {
      expect(spelled('base change path')).toEqual(['base change path']);
      expect(spelled('change base')).toEqual(['change base']);
    });

    it('with neighboring words joined', () => {
      expect(spelled('change pika pods')).toEqual(['change pika pods', 'change pikapods']);
      expect(read('pika pods')[1]).toMatchObject({ worth: REWRITE.part, words: [{ synonym: false }] });
    });

    it.each([
      ['dockerCompose', 'docker compose'],
      ['dockercompose', 'docker compose'],
      ['recompose', 'recompose'],
      ['dockerzebra', 'dockerzebra'],
      ['jar', 'jar'],
    ])('with an unknown word taken apart: %s', (query, expected) => {
      expect(spelled(query)).toEqual([expected]);
    });

    it('with only its last word unfinished', () => {
      expect(read('dockercompose')[0]?.words.map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
      expect(read('dockercompose ')[0]?.words.map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
    });

    it('with its common words left out', () => {
      expect(spelled('the base path of docker')).toEqual(['base path docker', 'subfolder docker']);
    });
  });
});

it('a word may mean several others', () => {
  const { words } = synonymsOf([
    ['jar', 'envelope'],
    ['jars', 'category'],
    ['pot', 'envelope'],
  ]);
  expect([words.get('jar'), words.get('pot')]).toEqual([['envelope', 'category'], ['envelope']]);
});
