import { type FileHandle, open } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PutOptions } from './file-storage.ts';
import { giveBack } from './give-back.ts';
import { inflow } from './hashed.ts';

const FILE_MODE = 0o600;

/** The system may take less at once than it is given. */
const writeWhole = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.byteLength; ) at += (await handle.write(bytes, at)).bytesWritten;
};

/** Makes a file that nobody else may read. It is written to the disk once this resolves. */
export const writeToDisk = async (
  path: string,
  content: Uint8Array | Readable,
  options: PutOptions = {},
): Promise<void> => {
  // A stream that fails before it is read is told by the pipeline below, and by nothing else.
  if (content instanceof Readable) content.on('error', () => undefined);
  const handle = await open(path, 'wx', FILE_MODE);
  try {
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        writeWhole(handle, chunk).then(() => {
          if (options.isTheirLastUse) giveBack(chunk);
          done();
        }, done);
      },
    });
    await pipeline(inflow(content, options), sink);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
