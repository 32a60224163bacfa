import { inParallel } from '@/lib/in-parallel';

/** Work that ends when it's told to. */
function controlled() {
  const running = new Map<string, { finish(): void; fail(): void }>();
  const handle = (item: string) =>
    new Promise<string>((resolve, reject) => {
      const end = (run: () => void) => () => {
        running.delete(item);
        run();
      };
      running.set(item, {
        finish: end(() => resolve(item.toUpperCase())),
        fail: end(() => reject(new Error(item))),
      });
    });
  return { running, handle };
}

const settle = () => new Promise(resolve => setImmediate(resolve));

it('handles only some items at a time, and returns the results in the order of the items', async () => {
  const { running, handle } = controlled();
  const results = inParallel(['a', 'b', 'c'], 2, handle);
  expect([...running.keys()]).toEqual(['a', 'b']);
  running.get('b')?.finish();
  await settle();
  expect([...running.keys()]).toEqual(['a', 'c']);
  running.get('c')?.finish();
  running.get('a')?.finish();
  expect(await results).toEqual(['A', 'B', 'C']);
});

it('starts nothing after an error, and throws it when the rest has finished', async () => {
  const { running, handle } = controlled();
  let isOver = false;
  const results = inParallel(['a', 'b', 'c'], 2, handle).finally(() => (isOver = true));
  const failure = expect(results).rejects.toThrow('a');
  running.get('a')?.fail();
  await settle();
  expect([...running.keys()]).toEqual(['b']);
  expect(isOver).toBe(false);
  running.get('b')?.finish();
  await failure;
});

it('has nothing to do without items', async () => {
  expect(await inParallel([], 4, () => Promise.resolve())).toEqual([]);
});
