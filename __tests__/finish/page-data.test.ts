import { minifyData } from '@/lib/finish/page-data';

const ROW = '1:["$","p",null,{"children":"It\'s `5 $` \\u003c \u2192 ${x}\\n"}]\n';
const DATA = `(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,${JSON.stringify(ROW)}])`;

it('has the same data in fewer characters', async () => {
  const script = await minifyData(DATA);
  const page: { __next_f?: unknown } = {};
  new Function('self', script)(page);
  expect(page).toEqual({ __next_f: [[0], [1, ROW]] });
  expect(script.length).toBeLessThan(DATA.length);
});

it('rejects a script that has no end', async () => {
  await expect(minifyData('self.__next_f.push([1,"data')).rejects.toThrow('Unterminated string');
});
