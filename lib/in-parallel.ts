/**
 * Handles items in parallel, but only some of them at a time. After an error, it starts no more.
 *
 * @param limit the number of items at a time
 * @returns the results, in the order of the items
 * @throws the first error, once everything that was running has finished
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  handle: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) {
      if (errors.length > 0) return;
      await handle(item).then(
        result => void (results[index] = result),
        (error: unknown) => errors.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (errors.length > 0) throw errors[0];
  return results;
}
