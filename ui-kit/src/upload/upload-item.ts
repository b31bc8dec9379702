import type { UploadKind, UploadStatus } from 'contracts/library/file/file.choices';

/** What is to become of a file of the queue: the server is to have it, or to forget what it has of it. */
export type UploadAct = 'upload' | 'remove';

/** One file of the queue. Without its bytes it can be kept over a reload. */
export type UploadItem = {
  id: string;
  act: UploadAct;
  name: string;
  /** Bytes. */
  size: number;
  filetype: string;
  kind: UploadKind;
  folderId: string;
  /** What the place that takes it says of it: the type of a document. */
  about: string | null;
  status: UploadStatus;
  /** Bytes that the server has. */
  sent: number;
  sha256: string | null;
  /** Where the server takes the rest. */
  url: string | null;
  isPaused: boolean;
  /** False after a reload, until somebody chooses the file again. */
  hasFile: boolean;
  /** Why it failed. */
  fault: string | null;
};

const unfinished: ReadonlySet<UploadStatus> = new Set(['on-hold', 'processing', 'uploading', 'optimizing']);
export const isRemoving = ({ act }: UploadItem): boolean => act === 'remove';
export const isUnfinished = ({ act, status }: UploadItem): boolean => act === 'upload' && unfinished.has(status);

/** Refused before the first byte, or for what is in it: sent again, it would be refused again. */
const final: ReadonlySet<string> = new Set([
  'file-size-exceeded',
  'file-type-wrong',
  'file-type-and-size-wrong',
  'file-empty',
  'file-unsafe',
  'file-infected',
  'file-image-unreadable',
  'file-image-too-large',
]);
export const canRetry = ({ status, fault }: UploadItem): boolean =>
  status === 'failed' && fault !== null && !final.has(fault);

/** What outlives a reload, and is not cleared away: what is not done, and what failed and can be gone on with (docs/product.md FILE-34). */
export const isKept = (item: UploadItem): boolean => isUnfinished(item) || isRemoving(item) || canRetry(item);

/** Whether leaving the page would lose it until its file is chosen again. */
export const isAtRisk = (item: UploadItem): boolean => item.hasFile && (isUnfinished(item) || canRetry(item));

/** Whether the server may have something of it: also where the answer to its beginning has not come. What it refused it has forgotten. */
export const isAtServer = (item: UploadItem): boolean => {
  const { status, url, sha256, fault } = item;
  if (status === 'completed' || (status === 'failed' && !canRetry(item))) return false;
  return url !== null || (sha256 !== null && (status !== 'failed' || fault === 'upload-failed'));
};
