import type { UploadKind } from 'contracts/library/file/file.choices';
import { uploadFault } from 'contracts/library/file/upload-fault';
import { openQueues } from './open-queues.ts';
import { assertPictureFits } from './picture-size.ts';
import { isAtRisk, isAtServer, isKept, isRemoving, type UploadItem } from './upload-item.ts';

export type Transfer = (options: {
  item: UploadItem;
  file: File;
  sha256: string;
  signal: AbortSignal;
  onUrl: (url: string) => void;
  onProgress: (sent: number) => void;
}) => Promise<void>;

/** Where files are to go, and as what. */
export type UploadPlace = { kind: UploadKind; folderId: string; about?: string | null };

type Options = {
  hash: (file: File, signal: AbortSignal) => Promise<string>;
  transfer: Transfer;
  /** Takes back what an upload left at the server; fails where that may succeed later. */
  discard: (item: UploadItem) => Promise<void>;
  kept: { read: () => UploadItem[]; write: (items: readonly UploadItem[]) => void };
  onCompleted?: (item: UploadItem) => void;
  newId?: () => string;
  /** Files on their way at the same time. */
  limit?: number;
  /** Waits before a removal is tried again. */
  rest?: () => Promise<void>;
};

const BETWEEN_REMOVALS_MS = 5_000;
const restAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BETWEEN_REMOVALS_MS));

const codeOf = (error: unknown): string => (error instanceof Error && error.message) || 'upload-failed';

/** What is to be uploaded, a few at a time. Pure of markup, network and storage: those are given. */
export const createUploadQueue = (options: Options) => {
  const { hash, transfer, discard, kept, onCompleted, rest = restAWhile } = options;
  const { newId = () => crypto.randomUUID(), limit = 3 } = options;
  const files = new Map<string, { file: File; sha256?: string }>();
  const running = new Map<string, AbortController>();
  const removals = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let items: readonly UploadItem[] = kept
    .read()
    .map(({ act = 'upload', ...item }) => ({ ...item, act }))
    .filter(isKept)
    .map((item) => ({ ...item, status: 'on-hold', hasFile: false }));

  const show = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const set = (next: readonly UploadItem[]) => {
    kept.write(next.filter(isKept));
    show(next);
  };
  const withChange = (id: string, change: Partial<UploadItem>) =>
    items.map((item) => (item.id === id ? { ...item, ...change } : item));
  const change = (id: string, changed: Partial<UploadItem>) => set(withChange(id, changed));

  const send = async (id: string, signal: AbortSignal) => {
    const [item, held] = [find(id), files.get(id)];
    if (!item || !held) return;
    change(id, { status: 'processing', fault: null });
    if (held.sha256 === undefined) await assertPictureFits(held.file);
    const sha256 = held.sha256 ?? (await hash(held.file, signal));
    signal.throwIfAborted();
    if (item.sha256 !== null && item.sha256 !== sha256) {
      files.delete(id);
      return change(id, { status: 'on-hold', hasFile: false, fault: 'upload-other-file' });
    }
    files.set(id, { ...held, sha256 });
    change(id, { status: 'uploading', sha256 });
    await transfer({
      ...{ item, file: held.file, sha256, signal },
      onUrl: (url) => change(id, { url }),
      onProgress: (sent) => {
        if (signal.aborted) return;
        show(withChange(id, { sent, ...(sent === item.size && { status: 'optimizing' as const }) }));
      },
    });
    signal.throwIfAborted();
    files.delete(id);
    change(id, { status: 'completed', sent: item.size });
    const done = find(id);
    if (done) onCompleted?.(done);
  };

  const run = async (id: string) => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      await send(id, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { status: 'failed', fault: codeOf(error) });
    } finally {
      running.delete(id);
      next();
    }
  };
  const next = () => {
    const waiting = items.filter(({ id, status, isPaused }) => status === 'on-hold' && !isPaused && files.has(id));
    for (const { id } of waiting.filter((item) => !running.has(item.id)).slice(0, Math.max(0, limit - running.size)))
      void run(id);
  };
  const wait = (id: string, changed: Partial<UploadItem> = {}) => {
    change(id, { status: 'on-hold', isPaused: false, fault: null, ...changed });
    next();
  };

  /**
   * Until the server has forgotten it, however long the network is away. What no tab takes back
   * ends by itself in a day (docs/product.md FILE-5).
   */
  const takeBack = async (id: string) => {
    for (let item = find(id); item; item = find(id)) {
      try {
        change(id, { status: 'processing' });
        await discard(item);
        break;
      } catch {
        change(id, { status: 'on-hold' });
        await rest();
      }
    }
    set(items.filter((item) => item.id !== id));
    removals.delete(id);
  };
  for (const { id } of items.filter(isRemoving)) removals.set(id, takeBack(id));

  const remove = (id: string) => {
    const item = find(id);
    if (!item || isRemoving(item)) return;
    running.get(id)?.abort();
    files.delete(id);
    if (!isAtServer(item)) return set(items.filter((other) => other.id !== id));
    change(id, { act: 'remove', isPaused: false, hasFile: false, fault: null });
    removals.set(id, takeBack(id));
  };

  const queue = {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added: readonly File[], { kind, folderId, about = null }: UploadPlace) => {
      const fresh = added.map((file): UploadItem => {
        const { name, size, type: filetype } = file;
        const [id, fault] = [newId(), uploadFault(file, kind)];
        if (!fault) files.set(id, { file });
        const status = fault ? 'failed' : 'on-hold';
        const blank = { sent: 0, sha256: null, url: null, isPaused: false, hasFile: true };
        return { id, act: 'upload', name, size, filetype, kind, folderId, about, status, fault, ...blank };
      });
      set([...items, ...fresh]);
      next();
    },
    pause: (id: string) => {
      running.get(id)?.abort();
      change(id, { status: 'on-hold', isPaused: true });
    },
    resume: (id: string) => wait(id),
    retry: (id: string) => wait(id),
    /** Gives an upload of before a reload its file again. */
    giveFile: (id: string, file: File) => {
      if (file.size !== find(id)?.size) return change(id, { fault: 'upload-other-file' });
      files.set(id, { file });
      wait(id, { hasFile: true });
    },
    remove,
    clearFinished: () => {
      for (const { id, status } of items) if (status === 'failed') remove(id);
      set(items.filter(isKept));
    },
    isAtRisk: () => items.some(isAtRisk),
    /** Nothing more is sent by this page. */
    stop: () => {
      for (const controller of running.values()) controller.abort();
      files.clear();
      set(
        items.map((item) => (isAtRisk(item) ? { ...item, status: 'on-hold', isPaused: false, hasFile: false } : item)),
      );
    },
    /** Takes back all that is not completed; done once the server has forgotten it. */
    drop: async (): Promise<void> => {
      for (const { id } of items.filter(isKept)) remove(id);
      await Promise.all(removals.values());
    },
  };
  openQueues.add(queue);
  return queue;
};
export type UploadQueue = ReturnType<typeof createUploadQueue>;
