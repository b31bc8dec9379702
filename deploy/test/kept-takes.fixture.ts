import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** SHA-256 of what this browser keeps of each recording, by its id, and how many chunks that is. */
export const keptTakes = async (page: Page): Promise<{ takeId: string; chunks: number; sha256: string }[]> => {
  const kept = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('onrecord.takes'));
    if (database.objectStoreNames.length === 0) return [];
    const store = database.transaction('chunks').objectStore('chunks');
    const [keys, chunks] = await Promise.all([settled(store.getAllKeys()), settled<ArrayBuffer[]>(store.getAll())]);
    database.close();
    return keys.map((key, index) => ({
      takeId: String((key as [string, number])[0]),
      bytes: [...new Uint8Array(chunks[index] ?? new ArrayBuffer(0))],
    }));
  });
  return [...new Set(kept.map(({ takeId }) => takeId))].map((takeId) => {
    const own = kept.filter((one) => one.takeId === takeId);
    const hash = createHash('sha256');
    for (const { bytes } of own) hash.update(Uint8Array.from(bytes));
    return { takeId, chunks: own.length, sha256: hash.digest('hex') };
  });
};
