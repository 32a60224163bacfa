import { editDistance, typosAllowed } from '@/lib/search/engine/edit-distance';
import { stem } from '@/lib/search/engine/stem';
import { terms, words } from '@/lib/search/engine/words';

test.each([
  ['SharedArrayBuffer', ['sharedarraybuffer', 'shared', 'array', 'buffer']],
  ['$oneof', ['$oneof', 'oneof']],
  ['v25.10.0', ['25.10.0']],
  ['docker-compose', ['docker', 'compose']],
  ['ACTUAL_LOGIN_METHOD', ['actual_login_method', 'actual', 'login', 'method']],
  ['café', ['cafe']],
])('%s has the terms', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['reconcile', 'reconciliation'],
  ['category', 'categories'],
  ['transfer', 'transferring'],
  ['budget', 'budgets'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['dokcer', 'docker', 1],
  ['budgt', 'budget', 1],
  ['budget', 'budget', 0],
  ['zzz', 'budget', Infinity],
])('the edit distance of %s and %s is %d', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance);
});

test.each([
  ['node.js', ['node.js', 'node', 'js']],
  ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
  ['camt053', ['camt053', 'camt', '053']],
  ['ab12', ['ab12']],
  ['x_axis', ['x_axis', 'axis']],
  ['rev2', ['rev2', 'rev']],
  ["don't don’t", ['dont', 'dont']],
  ['v2 version', ['2', 'version']],
  ['and/or', ['and', 'or']],
  ['... !', []],
])('%s has the terms %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

it('a word has its place in the text', () => {
  expect(words('To Überlingen')).toEqual([
    { text: 'to', parts: [], start: 0, end: 2 },
    { text: 'uberlingen', parts: [], start: 3, end: 13 },
  ]);
});

it('skips what is too long to be typed', () => {
  expect(words(`${'a'.repeat(40)} ${'b'.repeat(41)}`).map(({ text }) => text)).toEqual(['a'.repeat(40)]);
});

test.each([
  ['tag', 'tags'],
  ['try', 'tries', 'tried'],
  ['box', 'boxes', 'boxed'],
  ['pass', 'passes', 'passed', 'passing'],
  ['match', 'matches', 'matching'],
  ['wish', 'wishes'],
  ['create', 'creates', 'created', 'creating', 'creation'],
  ['plan', 'plans', 'planned', 'planning'],
  ['call', 'calls', 'called', 'calling'],
  ['organize', 'organise', 'organization', 'organized', 'organizing'],
  ['automate', 'automatic', 'automatically', 'automation'],
  ['monthly', 'month', 'months'],
  ['assign', 'assignment', 'assigned'],
  ['import', 'imports', 'importing', 'imported'],
  ['invest', 'investor', 'investment', 'investing'],
  ['delete', 'deletion', 'deleting'],
  ['calculate', 'calculation', 'calculating', 'calculated'],
])('%s and its forms have the same stem', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each([
  'status',
  'seed',
  'thing',
  'die',
  '2fas',
  'ingredient',
  'organism',
  'relatedness',
  'bus',
  'log_files',
])('%s isn’t a form of a shorter word', word => {
  expect(stem(word)).toBe(word);
});

test.each([
  ['odcker', 'docker', 1],
  ['doccker', 'docker', 1],
  ['dacker', 'docker', 1],
  ['dokcre', 'docker', 2],
  ['dxxxer', 'docker', Infinity],
  ['dockerxyz', 'docker', Infinity],
  ['doc', 'docker', Infinity],
  ['dock', 'docker', 2],
  ['doc', 'dotty', Infinity],
  ['docrk', 'docker', Infinity],
  ['cdker', 'docker', Infinity],
])('the edit distance of %s and %s, up to 2, is %d', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance);
});

test.each([
  ['doc', 'docker', 0],
  ['dco', 'docker', 1],
  ['dokc', 'docker', 1],
  ['docxx', 'docker', Infinity],
  ['dockers', 'docker', 1],
  ['xyz', 'docker', Infinity],
  ['ok', 'docker', Infinity],
])('the edit distance of %s and a start of %s, up to 1, is %d', (typed, word, distance) => {
  expect(editDistance(typed, word, 1, true)).toBe(distance);
});

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a word of %d letters may have %d typos', (length, typos) => {
  expect(typosAllowed(length)).toBe(typos);
});
