import type { UploadKind } from 'contracts/library/file/file.choices';
import { uploadFault } from 'contracts/library/file/upload-fault';
import { openQueues } from './open-queues.ts';
import { assertPictureFits } from './picture-size.ts';
import { type KeptUploads, openQueueItems } from './queue-items.ts';
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
  kept: KeptUploads;
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
  const items = openQueueItems(kept);
  const files = new Map<string, { file: File; sha256?: string }>();
  const running = new Map<string, AbortController>();
  const removals = new Map<string, Promise<void>>();

  const change = (id: string, changed: Partial<UploadItem>) => {
    const item = items.get(id);
    if (item) items.put({ ...item, ...changed });
  };

  const send = async (id: string, signal: AbortSignal) => {
    const [item, held] = [items.get(id), files.get(id)];
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
        items.show(id, { sent, ...(sent === item.size && { status: 'optimizing' as const }) });
      },
    });
    signal.throwIfAborted();
    files.delete(id);
    change(id, { status: 'completed', sent: item.size });
    const done = items.get(id);
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
  const mayBegin = ({ id, status, isPaused }: UploadItem) =>
    status === 'on-hold' && !isPaused && files.has(id) && !running.has(id);
  const next = () => {
    for (const item of items.all()) {
      if (running.size >= limit) return;
      if (mayBegin(item)) void run(item.id);
    }
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
    for (let item = items.get(id); item; item = items.get(id)) {
      try {
        change(id, { status: 'processing' });
        await discard(item);
        break;
      } catch {
        change(id, { status: 'on-hold' });
        await rest();
      }
    }
    items.delete(id);
    removals.delete(id);
  };
  for (const { id } of items.all().filter(isRemoving)) removals.set(id, takeBack(id));

  const remove = (id: string) => {
    const item = items.get(id);
    if (!item || isRemoving(item)) return;
    running.get(id)?.abort();
    files.delete(id);
    if (!isAtServer(item)) return items.delete(id);
    change(id, { act: 'remove', isPaused: false, hasFile: false, fault: null });
    removals.set(id, takeBack(id));
  };

  const queue = {
    items: items.all,
    subscribe: items.subscribe,
    add: (added: readonly File[], { kind, folderId, about = null }: UploadPlace) => {
      for (const file of added) {
        const { name, size, type: filetype } = file;
        const [id, fault] = [newId(), uploadFault(file, kind)];
        if (!fault) files.set(id, { file });
        const status = fault ? 'failed' : 'on-hold';
        const blank = { sent: 0, sha256: null, url: null, isPaused: false, hasFile: true };
        items.put({ id, act: 'upload', name, size, filetype, kind, folderId, about, status, fault, ...blank });
      }
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
      if (file.size !== items.get(id)?.size) return change(id, { fault: 'upload-other-file' });
      files.set(id, { file });
      wait(id, { hasFile: true });
    },
    remove,
    clearFinished: () => {
      for (const item of items.all()) {
        if (item.status === 'failed') remove(item.id);
        else if (!isKept(item)) items.delete(item.id);
      }
    },
    isAtRisk: () => items.all().some(isAtRisk),
    /** Nothing more is sent by this page. */
    stop: () => {
      for (const controller of running.values()) controller.abort();
      files.clear();
      for (const item of items.all().filter(isAtRisk))
        items.put({ ...item, status: 'on-hold', isPaused: false, hasFile: false });
    },
    /** Takes back all that is not completed; done once the server has forgotten it. */
    drop: async (): Promise<void> => {
      for (const item of items.all().filter(isKept)) remove(item.id);
      await Promise.all(removals.values());
    },
  };
  openQueues.add(queue);
  return queue;
};
export type UploadQueue = ReturnType<typeof createUploadQueue>;
