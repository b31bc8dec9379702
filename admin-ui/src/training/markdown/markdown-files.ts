import { isMarkdownPath, type LessonFile } from 'contracts/training/markdown/program-markdown';
import { MAX_MARKDOWN_FILES } from 'contracts/training/program/program.choices';

/** Bytes of the text of an import: what one request holds, with room for what is around it. */
export const MAX_IMPORT_BYTES = 900_000;

export type Picked = {
  /** Of the archive or the folder; empty where single files were chosen. */
  name: string;
  files: LessonFile[];
  /** Names of files that are no Markdown, or no text. */
  skipped: string[];
};
export type PickFault = 'nothing' | 'tooLarge' | 'tooMany' | 'unreadable';

type Bytes = { path: string; bytes: Uint8Array };

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

/** Opens no more of an archive than an import may hold, whatever it says of itself. */
const unzipped = async (file: File): Promise<{ entries: Bytes[]; skipped: string[] }> => {
  const { unzip } = await import('fflate');
  const skipped: string[] = [];
  let total = 0;
  let count = 0;
  const archive = new Uint8Array(await file.arrayBuffer());
  const found = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(
      archive,
      {
        filter: ({ name, originalSize }) => {
          if (name.endsWith('/')) return false;
          if (!isMarkdownPath(name)) {
            if (skipped.length < MAX_MARKDOWN_FILES) skipped.push(name);
            return false;
          }
          total += originalSize;
          count += 1;
          return total <= MAX_IMPORT_BYTES && count <= MAX_MARKDOWN_FILES;
        },
      },
      (error, files) => (error ? reject(new Error('unreadable')) : resolve(files)),
    ),
  );
  if (total > MAX_IMPORT_BYTES) throw new Error('tooLarge');
  if (count > MAX_MARKDOWN_FILES) throw new Error('tooMany');
  return { entries: Object.entries(found).map(([path, bytes]) => ({ path, bytes })), skipped };
};

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const entriesOf = async (file: File): Promise<{ entries: Bytes[]; skipped: string[] }> => {
  if (isZip(file)) return unzipped(file);
  const path = file.webkitRelativePath || file.name;
  if (!isMarkdownPath(path)) return { entries: [], skipped: [path] };
  if (file.size > MAX_IMPORT_BYTES) throw new Error('tooLarge');
  return { entries: [{ path, bytes: new Uint8Array(await file.arrayBuffer()) }], skipped: [] };
};

/** The Markdown of what was chosen: an archive, a folder, or single files. */
export const readPicked = async (chosen: readonly File[]): Promise<Picked> => {
  const all = await Promise.all(chosen.map(entriesOf));
  const read = all.flatMap(({ entries }) => entries).map(({ path, bytes }) => ({ path, text: textOf(bytes) }));
  const files = read.filter((one): one is LessonFile => one.text !== null);
  const [first] = chosen;
  const folder = first?.webkitRelativePath.split('/')[0] ?? '';
  if (files.length === 0) throw new Error('nothing');
  if (files.length > MAX_MARKDOWN_FILES) throw new Error('tooMany');
  if (JSON.stringify(files).length > MAX_IMPORT_BYTES) throw new Error('tooLarge');
  return {
    name: chosen.length === 1 && first && isZip(first) ? first.name : folder,
    files,
    skipped: [
      ...all.flatMap(({ skipped }) => skipped),
      ...read.filter(({ text }) => text === null).map(({ path }) => path),
    ],
  };
};

/** An archive of files. */
export const zipOf = async (files: readonly LessonFile[]): Promise<Blob> => {
  const { strToU8, zipSync } = await import('fflate');
  const content = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  return new Blob([content as BlobPart], { type: 'application/zip' });
};
