/** @jest-environment node */
import { join } from 'node:path';
import { fingerprint, sampleMistakes } from '@/lib/reference/sample-record';
import { readSample } from '@/lib/reference/samples';
import { contentFolder } from '../support/content';

const CODE = `// @server
import * as api from '@actual-app/api';
{
  // #region list
  const accounts = await api.getAccounts();

  console.log(accounts);
  // #endregion
}
// #region quiet
await api.shutdown();
// #endregion
`;
const OUTPUT = "#region list\n[ 'Checking' ]\n#endregion\n#region quiet\n#endregion\n";

const folder = () => contentFolder({ 'a.js': CODE, 'a.out.txt': OUTPUT, 'new.js': CODE });

describe('a sample', () => {
  it('is shown by region, without the indentation, with what that region printed', async () => {
    expect(await readSample('a', 'list', await folder())).toEqual({
      code: 'const accounts = await api.getAccounts();\n\nconsole.log(accounts);',
      output: "[ 'Checking' ]",
      title: 'In server-example.mjs',
    });
  });

  it('is titled by its own file name when it is a whole program', async () => {
    expect((await readSample('a', undefined, await folder())).title).toBe('a.mjs');
  });

  it('that prints nothing has no output', async () => {
    expect((await readSample('a', 'quiet', await folder())).output).toBe('');
  });

  it('is shown whole without the lines that are for the tools', async () => {
    const { code, output } = await readSample('a', undefined, await folder());
    expect(code).toMatch(/^import \* as api/);
    expect(code).not.toMatch(/region|@server/);
    expect(output).toBe("[ 'Checking' ]");
  });

  it.each([
    ['b', undefined, 'There is no sample "b".'],
    ['new', undefined, 'The sample "new" hasn\'t been run. Run npm run samples'],
    ['a', 'lists', 'The sample "a" has no region "lists". Its regions are: list, quiet.'],
  ])('%s, region %s, is a mistake', async (name, region, message) => {
    await expect(readSample(name, region, await folder())).rejects.toThrow(message);
  });
});

describe('the record of what was run', () => {
  const withRecord = (samples: Record<string, string>) =>
    contentFolder({ 'a.js': CODE, 'ran.json': JSON.stringify({ samples }) });
  const messages = async (path: string) =>
    (await sampleMistakes(path)).map(({ message }) => message.replace(`${path}/`, ''));

  it('agrees with samples that have not changed', async () => {
    expect(await messages(await withRecord({ a: fingerprint(CODE) }))).toEqual([]);
  });

  it('names samples that changed since, and samples that are gone', async () => {
    expect(await messages(await withRecord({ a: fingerprint('older'), b: 'x' }))).toEqual([
      expect.stringMatching(/^a\.js:1:1 This sample has changed since it was run/),
      expect.stringMatching(/^ran\.json:1:1 The sample "b" is recorded but no longer exists/),
    ]);
  });

  it('agrees with the samples of this site', async () => {
    expect(await messages(join(process.cwd(), 'content/samples'))).toEqual([]);
  });
});
