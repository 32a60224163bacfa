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
  it("is shown by region, without indentation, with the region's output", async () => {
    expect(await readSample('a', 'list', await folder())).toEqual({
      code: 'const accounts = await api.getAccounts();\n\nconsole.log(accounts);',
      output: "[ 'Checking' ]",
      title: 'In server-example.mjs',
    });
  });

  it("has its own file name as its title if it's a complete program", async () => {
    expect((await readSample('a', undefined, await folder())).title).toBe('a.mjs');
  });

  it('that prints nothing has no output', async () => {
    expect((await readSample('a', 'quiet', await folder())).output).toBe('');
  });

  it('is shown in full without region markers', async () => {
    const { code, output } = await readSample('a', undefined, await folder());
    expect(code).toMatch(/^import \* as api/);
    expect(code).not.toMatch(/region|@server/);
    expect(output).toBe("[ 'Checking' ]");
  });

  it.each([
    ['b', undefined, 'There\'s no sample "b".'],
    ['new', undefined, 'The sample "new" hasn\'t been run. Run npm run samples'],
    ['a', 'lists', 'The sample "a" has no region "lists". Its regions are: list, quiet.'],
  ])('reports %s, region %s', async (name, region, message) => {
    await expect(readSample(name, region, await folder())).rejects.toThrow(message);
  });
});

describe('the record of runs', () => {
  const withRecord = (samples: Record<string, string>) =>
    contentFolder({ 'a.js': CODE, 'ran.json': JSON.stringify({ samples }) });
  const messages = async (path: string) =>
    (await sampleMistakes(path)).map(({ message }) => message.replace(`${path}/`, ''));

  it('matches unchanged samples', async () => {
    expect(await messages(await withRecord({ a: fingerprint(CODE) }))).toEqual([]);
  });

  it('reports changed and removed samples', async () => {
    expect(await messages(await withRecord({ a: fingerprint('older'), b: 'x' }))).toEqual([
      expect.stringMatching(/^a\.js:1:1 This sample has changed since it was run/),
      expect.stringMatching(/^ran\.json:1:1 The sample "b" is recorded but no longer exists/),
    ]);
  });

  it('matches the samples of this site', async () => {
    expect(await messages(join(process.cwd(), 'content/samples'))).toEqual([]);
  });
});
