import { isKept, type UploadItem } from './upload-item.ts';

/** What of a queue outlives a reload. */
export type KeptUploads = {
  read(): UploadItem[];
  /** Keeps an upload as it is now; null: it is not to be kept any more. */
  put(id: string, item: UploadItem | null): void;
};

/** Who shows thousands of files is told of their bytes no more often. Milliseconds. */
const BETWEEN_TELLINGS_MS = 150;

/** The files of a queue in the order in which they came. One that changes costs as much as one, however many there are. */
export const openQueueItems = (kept: KeptUploads) => {
  const items = new Map<string, UploadItem>();
  const listeners = new Set<() => void>();
  let list: readonly UploadItem[] | null = null;
  let toldAt = 0;
  let isTelling = false;

  const tell = () => {
    isTelling = false;
    toldAt = Date.now();
    for (const listener of listeners) listener();
  };
  const changed = () => {
    list = null;
    if (isTelling) return;
    isTelling = true;
    setTimeout(tell, Math.max(0, toldAt + BETWEEN_TELLINGS_MS - Date.now()));
  };
  const set = (item: UploadItem) => {
    items.set(item.id, item);
    changed();
  };
  for (const { act = 'upload', ...item } of kept.read()) {
    const before = { ...item, act };
    if (isKept(before)) items.set(item.id, { ...before, status: 'on-hold', hasFile: false });
  }

  return {
    get: (id: string) => items.get(id),
    all: (): readonly UploadItem[] => {
      list ??= [...items.values()];
      return list;
    },
    /** Changed until the next reload alone. */
    show: (id: string, change: Partial<UploadItem>) => {
      const item = items.get(id);
      if (item) set({ ...item, ...change });
    },
    put: (item: UploadItem) => {
      set(item);
      kept.put(item.id, isKept(item) ? item : null);
    },
    delete: (id: string) => {
      if (!items.delete(id)) return;
      changed();
      kept.put(id, null);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
