import { type Readable as Bytes, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What a Word document says of its parts, at its end: a ZIP archive's central directory. Nothing is unpacked to read it. */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** The directory of a document of thousands of pictures has a fraction of that. */
const MAX_DIRECTORY_BYTES = 1_048_576;
/** Bytes that a document may grow to when Word opens it, all together and for each byte that is sent. */
const MAX_UNPACKED_BYTES = 1_073_741_824;
const MAX_GROWTH = 200;
/** A small part may be packed well without harm. */
const HARMLESS_BYTES = 10 * 1_048_576;
/** Word's own programs, and archives or programs that nobody expects in a document. */
const DANGEROUS_PART = /vbaProject|\.(?:exe|dll|js|vbs|bat|cmd|ps1|zip|docx|jar|html?)$/i;

type Part = { name: string; packed: number; unpacked: number; method: number; start: number };

const partsIn = (directory: Buffer): Part[] | null => {
  const parts: Part[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const end = at + ENTRY_BYTES + name;
    parts.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, end),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      method: directory.readUInt16LE(at + 10),
      start: directory.readUInt32LE(at + 42),
    });
    at = end + extra + comment;
  }
  return parts;
};

/** What is at most this far from the end of the file, and how to read a part of it. */
export type Readable = { size: number; bytes(start: number, end: number): Promise<Buffer> };

/** Where the archive's directory is; null where it ends like none that Word writes. */
const directoryIn = async ({ size, bytes }: Readable): Promise<Part[] | null> => {
  if (size < END_BYTES) return null;
  const end = await bytes(size - END_BYTES, size - 1);
  // Word writes no comment: what has one is hidden behind it.
  if (end.readUInt32LE(0) !== END_SIGNATURE) return null;
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > MAX_DIRECTORY_BYTES || start + length !== size - END_BYTES || length === 0) return null;
  return partsIn(await bytes(start, start + length - 1));
};

const STORED = 0;
const DEFLATED = 8;
const LOCAL_BYTES = 30;

/** One part of an archive, unpacked; null where it is not there, or more than `most` bytes. */
export const readPart = async (file: Readable, name: string, most: number): Promise<Buffer | null> => {
  const part = (await directoryIn(file))?.find((one) => one.name === name);
  if (!part || part.start + LOCAL_BYTES > file.size) return null;
  const local = await file.bytes(part.start, part.start + LOCAL_BYTES - 1);
  const start = part.start + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (start + part.packed > file.size) return null;
  const packed = await file.bytes(start, start + part.packed - 1);
  if (part.method === STORED) return packed.length <= most ? packed : null;
  if (part.method !== DEFLATED) return null;
  return inflate(packed, { maxOutputLength: most }).catch(() => null);
};

/** Bytes that one packed byte can become at most. */
const MAX_INFLATION = 1_032;

/** More are in no document; each costs two reads. */
const MAX_SUSPECTS = 2_000;
/** A part has grown beyond what the directory says. */
class Understated extends Error {}
/** What zlib cannot unpack is nothing that Word wrote; any other fault says nothing of the file. */
const isBroken = (error: { code?: unknown }): boolean =>
  error instanceof Understated || String(error.code).startsWith('Z_');

/** Reads a part of a file piece by piece. */
export type ReadPieces = (range: { start: number; end: number }) => Bytes;

/** Whether it could grow to more than the directory says of it. */
const isSuspect = ({ packed, unpacked, method }: Part): boolean =>
  method === DEFLATED && packed * MAX_INFLATION > Math.max(unpacked, HARMLESS_BYTES);

/** Whether a part grows to more than the directory says of it: it is unpacked that far, and kept nowhere. */
const isUnderstated = async (file: Readable, part: Part, pieces: ReadPieces): Promise<boolean> => {
  const { start, packed, unpacked } = part;
  if (start + LOCAL_BYTES > file.size) return true;
  const local = await file.bytes(start, start + LOCAL_BYTES - 1);
  const from = start + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (from + packed > file.size) return true;
  let grown = 0;
  const counted = new Writable({
    write: (chunk: Buffer, _, done) => {
      grown += chunk.length;
      done(grown > unpacked ? new Understated() : null);
    },
  });
  return pipeline(pieces({ start: from, end: from + packed - 1 }), createInflateRaw(), counted).then(
    () => false,
    (error) => {
      if (isBroken(error)) return true;
      throw error;
    },
  );
};

/** Whether an archive is a Word document that grows to no more than is sensible. With `pieces` that is not only read, but seen. */
export const isSafeDocx = async (file: Readable, pieces?: ReadPieces): Promise<boolean> => {
  const parts = await directoryIn(file);
  if (!parts?.some(({ name }) => name === '[Content_Types].xml')) return false;
  if (!parts.some(({ name }) => name === 'word/document.xml')) return false;
  if (parts.some(({ name }) => DANGEROUS_PART.test(name))) return false;
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
  // Parts that lie on each other are unpacked again and again.
  if (parts.reduce((sum, part) => sum + part.packed, 0) > file.size) return false;
  const growsTooMuch = parts.some((part) => part.unpacked > HARMLESS_BYTES && part.unpacked > part.packed * MAX_GROWTH);
  if (unpacked > MAX_UNPACKED_BYTES || growsTooMuch) return false;
  if (!pieces) return true;
  const suspects = parts.filter(isSuspect);
  if (suspects.length > MAX_SUSPECTS) return false;
  for (const part of suspects) if (await isUnderstated(file, part, pieces)) return false;
  return true;
};
