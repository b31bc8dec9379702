import type { UploadItem } from './upload-item.ts';

const PREFIX = 'onrecord.upload ';
/** What changes within a moment is written once. Milliseconds. */
const BETWEEN_WRITES_MS = 500;
const PERSON_CHARACTERS = 36;

const keys = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

/** Something that pages show, and what tells them that it has changed. */
const openFlag = (isSet: boolean) => {
  const listeners = new Set<() => void>();
  return {
    get: () => isSet,
    set: () => {
      isSet = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Whether this tab has uploads, from now or from before a reload: only then the queue is loaded. */
export const hasUploads = openFlag(keys().length > 0);
/** Whether there are more than the browser keeps over a reload. */
export const areUploadsLost = openFlag(false);

const waiting = new Map<string, string | null>();
let timer: ReturnType<typeof setTimeout> | undefined;
const flush = () => {
  clearTimeout(timer);
  timer = undefined;
  try {
    for (const [key, value] of waiting) {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    }
  } catch {
    areUploadsLost.set();
  }
  waiting.clear();
};
window.addEventListener('pagehide', flush);

type Kept = { at: number; item: UploadItem };

/** What this tab was uploading for one person and one place. What is another person's is forgotten. */
export const keptUploads = (owner: string) => {
  const prefix = `${PREFIX}${owner} `;
  const person = `${PREFIX}${owner.slice(0, PERSON_CHARACTERS)}`;
  for (const key of keys()) if (!key.startsWith(person)) sessionStorage.removeItem(key);
  /** When each came to the queue: storage is in no order. */
  const order = new Map<string, number>();
  let last = 0;
  const atOf = (id: string): number => {
    last = Math.max(last + 1, Date.now());
    const at = order.get(id) ?? last;
    order.set(id, at);
    return at;
  };
  return {
    read: (): UploadItem[] =>
      keys()
        .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes(' '))
        .map((key): Kept => JSON.parse(sessionStorage.getItem(key) ?? ''))
        .toSorted((one, other) => one.at - other.at)
        .map(({ at, item }) => {
          order.set(item.id, at);
          return item;
        }),
    put: (id: string, item: UploadItem | null): void => {
      waiting.set(`${prefix}${id}`, item && JSON.stringify({ at: atOf(id), item } satisfies Kept));
      timer ??= setTimeout(flush, BETWEEN_WRITES_MS);
    },
  };
};
