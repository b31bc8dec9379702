import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive: its name with the folders it is in, how many bytes it has, and these, asked for when it is their turn. */
export type ZipEntry = { name: string; size: number; bytes: () => AsyncIterable<Uint8Array> };

/** Bytes around each file and its name, and at the end. Files are stored as they are: films and pictures do not become smaller. */
const [LOCAL, DESCRIPTOR, CENTRAL, END] = [30, 16, 46, 22];
/** Times of files are not told: an archive of the same files is the same each time. */
const FIRST_DAY = new Date(1980, 0, 1);

/** Bytes of the whole archive, known before the first. */
export const zipSize = (entries: readonly ZipEntry[]): number =>
  entries.reduce((all, { name, size }) => all + LOCAL + CENTRAL + DESCRIPTOR + 2 * Buffer.byteLength(name) + size, END);

async function* zipBytes(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) made.push(bytes);
  });
  const taken = () => {
    const all = made;
    made = [];
    return all;
  };
  for (const { name, size, bytes } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = FIRST_DAY;
    zip.add(file);
    for await (const chunk of bytes()) {
      file.push(chunk);
      yield* taken();
    }
    // The length of the answer was said before: what it would then be is no archive.
    if (file.size !== size) throw new Error('A file of the archive has other bytes than were said.');
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** An archive of files, read one after the other as it is sent: up to 4 GB and 65,535 files. */
export const zipOf = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(zipBytes(entries), { objectMode: false });
