import type { UploadItem } from './upload-item.ts';

const KEY = 'onrecord.uploads';
const listeners = new Set<() => void>();
let isOpen = sessionStorage.getItem(KEY) !== null;

/** Whether this tab has uploads, from now or from before a reload: only then the queue is loaded. */
export const hasUploads = {
  get: () => isOpen,
  set: () => {
    isOpen = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** What this tab was uploading for one person and company; another's is forgotten. */
export const keptUploads = (owner: string) => ({
  read: (): UploadItem[] => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.owner === owner ? kept.items : [];
  },
  write: (items: readonly UploadItem[]) =>
    items.length > 0 ? sessionStorage.setItem(KEY, JSON.stringify({ owner, items })) : sessionStorage.removeItem(KEY),
});
