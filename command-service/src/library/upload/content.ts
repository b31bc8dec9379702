import { buffer } from 'node:stream/consumers';
import {
  type AcceptedExtension,
  acceptedTypes,
  type FileType,
  type UploadKind,
  uploadLimits,
} from 'contracts/library/file/file.choices';
import type { FileFault } from 'contracts/library/file/file.entity';
import { fileTypeFromBuffer } from 'file-type';
import type { StoredFile } from 'platform/storage/file-storage';
import { isSafeDocx, type Readable } from './docx.ts';

/** What a file is by its content, or why it is not kept. */
export type Content = { extension: AcceptedExtension; mime: string; type: FileType } | { fault: FileFault };

/** Bytes at either end in which what a file is, or hides, shows. */
const EDGE_BYTES = 65_536;

const byMime: Readonly<Record<string, AcceptedExtension>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/x-cfb': 'doc',
  'application/zip': 'docx',
  'video/vnd.avi': 'avi',
  'video/matroska': 'mkv',
  'video/quicktime': 'mov',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'video/webm': 'webm',
  [acceptedTypes.docx.mime]: 'docx',
};

/** What a browser would run if it took the file for a page, wherever in it that stands. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|img|meta)[\s>/]/i;
/** A second file that begins within the first. */
const hidesArchive = (tail: Buffer): boolean => tail.includes('PK\x05\x06', 0, 'latin1');

/** The name of the part of a Word document of before 2007 that holds its text, as its directory has it. */
const WORD_PART = Buffer.from('WordDocument', 'utf16le');
const SECTOR_SHIFT = 30;
const DIRECTORY_SECTOR = 48;
const DIRECTORY_BYTES = 4_096;

const isWordDocument = async (head: Buffer, { size, bytes }: Readable): Promise<boolean> => {
  if (head.length < 512) return false;
  const start = (head.readUInt32LE(DIRECTORY_SECTOR) + 1) * 2 ** Math.min(head.readUInt16LE(SECTOR_SHIFT), 12);
  if (start >= size) return false;
  return (await bytes(start, Math.min(start + DIRECTORY_BYTES, size) - 1)).includes(WORD_PART);
};

const isPolyglot = (extension: AcceptedExtension, head: Buffer, tail: Buffer): boolean =>
  MARKUP.test(head.toString('latin1', 0, 4_096)) ||
  MARKUP.test(tail.toString('latin1', Math.max(0, tail.length - 4_096))) ||
  (extension !== 'docx' && hidesArchive(tail));

/** Looks at what a file is, never at its name. */
export const contentOf = async (file: StoredFile, kind: UploadKind): Promise<Content> => {
  const { size } = file;
  const bytes = (start: number, end: number) => buffer(file.read({ start, end }));
  const head = await bytes(0, Math.min(EDGE_BYTES, size) - 1);
  const tail = await bytes(Math.max(0, size - EDGE_BYTES), size - 1);
  // Without what it says of the codec: `audio/ogg; codecs=opus`.
  const [mime = ''] = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime.split(';') ?? [];
  const extension = byMime[mime];
  const allowed: readonly AcceptedExtension[] = uploadLimits[kind].extensions;
  if (!extension || !allowed.includes(extension)) return { fault: 'file-type-wrong' };
  if (extension === 'doc' && !(await isWordDocument(head, { size, bytes }))) return { fault: 'file-type-wrong' };
  if (isPolyglot(extension, head, tail)) return { fault: 'file-unsafe' };
  if (extension === 'docx' && !(await isSafeDocx({ size, bytes }, (range) => file.read(range))))
    return { fault: 'file-unsafe' };
  return { extension, ...acceptedTypes[extension] };
};
