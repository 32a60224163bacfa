import { referenceMistakes } from '@/lib/reference/check';
import { contentFolder } from '../support/content';

const API = {
  package: '@actual-app/api',
  version: '25.12.0',
  methods: {
    hold: {
      signature: 'hold(amount: number): Promise<void>',
      parameters: [{ name: 'amount', type: 'number' }],
    },
  },
  values: {},
  types: { Account: { fields: [{ name: 'id', type: 'string' }] } },
};
const API_NOTES = `methods:
  hold:
    group: Budgets
    text: Holds money.
    parameters:
      amount: [minor units, How much.]
    returns: nothing.
    errors: common
    sample: budgets/hold
types:
  Account:
    text: An account.
    fields:
      id: The id.
`;
const QL = { methods: {}, operators: {}, conditionWords: [], functions: {}, options: {}, tables: {} };
const CONFIG = {
  package: '@actual-app/sync-server',
  version: '25.6.0',
  keys: { port: { format: 'port', default: 5006 } },
  variables: [],
};

/** The errors in references that are valid except for the given descriptions. */
async function mistakes(notes: { api?: string; config?: string } = {}): Promise<string[]> {
  const folder = await contentFolder({
    'api.json': JSON.stringify(API, null, 2),
    'api.yml': notes.api ?? API_NOTES,
    'actual-ql.json': JSON.stringify(QL),
    'actual-ql.yml': 'methods: {}\n',
    'config.json': JSON.stringify(CONFIG, null, 2),
    'config.yml': notes.config ?? 'keys:\n  port: { group: address, text: The port. }\n',
  });
  return (await referenceMistakes(folder)).map(({ message }) => message.replace(`${folder}/`, ''));
}

it('accepts a complete reference', async () => {
  expect(await mistakes()).toEqual([]);
});

it.each([
  [
    'a setting without a description',
    { config: 'keys: {}\n' },
    'config.json:5:5 The setting "port" has no description. Add it to config.yml under keys.',
  ],
  [
    'a removed setting',
    { config: 'keys:\n  port: { group: a, text: b }\n  prot: { group: a, text: b }\n' },
    'config.yml:3:3 The setting "prot" is described, but isn\'t in @actual-app/sync-server 25.6.0. Remove it.',
  ],
  [
    'a parameter without a description',
    { api: API_NOTES.replace('      amount: [minor units, How much.]\n', '      {}\n') },
    'api.json:8:9 The parameter of hold "amount" has no description. Add it to api.yml under methods.hold.parameters.',
  ],
  [
    'a number without its unit',
    { api: API_NOTES.replace('[minor units, How much.]', 'How much.') },
    'api.yml:6:7 The parameter of hold "amount" is a number. Write its unit: [minor units, …].',
  ],
  [
    'a method without an example',
    { api: API_NOTES.replace('    sample: budgets/hold\n', '') },
    'api.yml:2:3 The method "hold" has no sample. Add it.',
  ],
  [
    'a removed field',
    { api: `${API_NOTES}      type: The type.\n` },
    'api.yml:15:7 The field of Account "type" is described, but isn\'t in @actual-app/api 25.12.0. Remove it.',
  ],
])('reports %s by file and line', async (_, notes, message) => {
  expect(await mistakes(notes)).toEqual([message]);
});

it('the reference of this site has no errors', async () => {
  expect((await referenceMistakes()).map(({ message }) => message)).toEqual([]);
});
