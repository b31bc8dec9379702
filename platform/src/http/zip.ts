import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file of an archive: its name with the folders it is in, how many bytes it has, and these, asked for when it is their turn. */
export type ZipEntry = { name: string; size: number; bytes: () => AsyncIterable<Uint8Array> };

const LOCAL = 30;
const DESCRIPTOR = 16;
const CENTRAL = 46;
const END = 22;
/** Version 2.0; sizes and checksum follow the bytes; the name is UTF-8; stored as it is: films and pictures do not become smaller. */
const [VERSION, FLAGS, STORED] = [20, 0x0808, 0];
/** 1 January 1980, where the format begins: times of files are not told. */
const [TIME, DATE] = [0, 33];

const nameOf = ({ name }: ZipEntry): Buffer => Buffer.from(name, 'utf8');

/** Bytes of the whole archive, known before the first. */
export const zipSize = (entries: readonly ZipEntry[]): number =>
  entries.reduce((all, entry) => all + LOCAL + CENTRAL + DESCRIPTOR + 2 * nameOf(entry).length + entry.size, END);

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(LOCAL);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(STORED, 8);
  header.writeUInt16LE(TIME, 10);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

type Written = { name: Buffer; size: number; sum: number; at: number };

const descriptor = ({ size, sum }: Written): Buffer => {
  const after = Buffer.alloc(DESCRIPTOR);
  after.writeUInt32LE(0x08074b50, 0);
  after.writeUInt32LE(sum, 4);
  after.writeUInt32LE(size, 8);
  after.writeUInt32LE(size, 12);
  return after;
};

const centralHeader = ({ name, size, sum, at }: Written): Buffer => {
  const header = Buffer.alloc(CENTRAL);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(STORED, 10);
  header.writeUInt16LE(TIME, 12);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(size, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, name]);
};

const endRecord = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
};

async function* zipBytes(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = nameOf(entry);
    yield localHeader(name);
    let [sum, size] = [0, 0];
    for await (const chunk of entry.bytes()) {
      sum = crc32(chunk, sum);
      size += chunk.byteLength;
      yield chunk;
    }
    // The length of the answer was said before: what it would then be is no archive.
    if (size !== entry.size) throw new Error('A file of the archive has other bytes than were said.');
    const one = { name, size, sum, at };
    yield descriptor(one);
    written.push(one);
    at += LOCAL + name.length + size + DESCRIPTOR;
  }
  let central = 0;
  for (const one of written) {
    const header = centralHeader(one);
    central += header.length;
    yield header;
  }
  yield endRecord(written.length, central, at);
}

/** An archive of files, read one after the other as it is sent: up to 4 GB and 65,535 files. */
export const zipOf = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(zipBytes(entries), { objectMode: false });
