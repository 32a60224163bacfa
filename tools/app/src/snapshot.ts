import type { Page } from 'playwright-core';

/**
 * The app stores everything in IndexedDB and localStorage. These two functions run on a blank page of the app's origin and save a
 * copy there, so that all scenes start from the same state without importing the budget again.
 */
export const savePristine = (page: Page): Promise<void> => copyDatabases(page, '', 'pristine:');
export const restorePristine = (page: Page): Promise<void> => copyDatabases(page, 'pristine:', '');

function copyDatabases(page: Page, from: string, to: string): Promise<void> {
  return page.evaluate(
    async ([from, to]) => {
      const MARK = 'pristine:';
      const request = <T>(target: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          target.onsuccess = () => resolve(target.result);
          target.onerror = () => reject(target.error);
        });
      const remove = (name: string): Promise<unknown> => request(indexedDB.deleteDatabase(name));
      const list = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const sources = list.filter(name => (from ? name.startsWith(MARK) : !name.startsWith(MARK)));
      for (const name of list) {
        if (!sources.includes(name)) await remove(name);
      }

      for (const source of sources) {
        const input = await request(indexedDB.open(source));
        const opening = indexedDB.open(to + source.slice(from.length), input.version);
        opening.onupgradeneeded = () => {
          for (const storeName of input.objectStoreNames) {
            const store = input.transaction(storeName).objectStore(storeName);
            const copy = opening.result.createObjectStore(storeName, {
              keyPath: store.keyPath,
              autoIncrement: store.autoIncrement,
            });
            for (const indexName of store.indexNames) {
              const index = store.index(indexName);
              copy.createIndex(indexName, index.keyPath, {
                unique: index.unique,
                multiEntry: index.multiEntry,
              });
            }
          }
        };
        const output = await request(opening);
        for (const storeName of input.objectStoreNames) {
          const store = input.transaction(storeName).objectStore(storeName);
          const [keys, values] = await Promise.all([request(store.getAllKeys()), request(store.getAll())]);
          const transaction = output.transaction(storeName, 'readwrite');
          const copy = transaction.objectStore(storeName);
          values.forEach((value, index) =>
            copy.keyPath === null ? copy.put(value, keys[index]) : copy.put(value),
          );
          await new Promise((resolve, reject) => {
            transaction.oncomplete = resolve;
            transaction.onerror = () => reject(transaction.error);
          });
        }
        input.close();
        output.close();
      }

      if (to) {
        const local = Object.entries({ ...localStorage }).filter(([key]) => !key.startsWith(MARK));
        localStorage.setItem(`${MARK}local`, JSON.stringify(local));
      } else {
        const kept = localStorage.getItem(`${MARK}local`) ?? '[]';
        localStorage.clear();
        localStorage.setItem(`${MARK}local`, kept);
        for (const [key, value] of JSON.parse(kept) as [string, string][]) localStorage.setItem(key, value);
      }
    },
    [from, to] as const,
  );
}
