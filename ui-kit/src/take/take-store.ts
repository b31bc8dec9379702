import type { KeptTake, TakeStore } from './take.ts';

const NAME = 'onrecord.takes';
const [TAKES, CHUNKS] = ['takes', 'chunks'];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TAKES, { keyPath: 'takeId' });
    request.result.createObjectStore(CHUNKS);
  };
  return settled(request);
};

let opened: Promise<IDBDatabase> | undefined;

/** One change, on the disk before it is done. */
const write = async (names: string[], work: (transaction: IDBTransaction) => void): Promise<void> => {
  opened ??= openDatabase();
  const transaction = (await opened).transaction(names, 'readwrite', { durability: 'strict' });
  work(transaction);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
};

const read = async <T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  opened ??= openDatabase();
  return settled(ask((await opened).transaction(name).objectStore(name)));
};

const allOf = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Number.POSITIVE_INFINITY]);

/** In IndexedDB of this browser. */
export const takeStore: TakeStore = {
  takes: async (owner) => {
    const takes = await read<KeptTake[]>(TAKES, (store) => store.getAll());
    return takes.filter((take) => take.owner === owner);
  },
  put: (take) => write([TAKES], (transaction) => transaction.objectStore(TAKES).put(take)),
  addChunk: (takeId, index, chunk) =>
    write([CHUNKS], (transaction) => transaction.objectStore(CHUNKS).put(chunk, [takeId, index])),
  sizes: async (takeId) => {
    const chunks = await read<ArrayBuffer[]>(CHUNKS, (store) => store.getAll(allOf(takeId)));
    return chunks.map(({ byteLength }) => byteLength);
  },
  chunk: (takeId, index) => read<ArrayBuffer>(CHUNKS, (store) => store.get([takeId, index])),
  remove: (takeId) =>
    write([TAKES, CHUNKS], (transaction) => {
      transaction.objectStore(TAKES).delete(takeId);
      transaction.objectStore(CHUNKS).delete(allOf(takeId));
    }),
};
