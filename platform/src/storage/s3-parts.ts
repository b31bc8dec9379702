import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { PutOptions } from './file-storage.ts';
import { giveBack } from './give-back.ts';

/** Bytes of a part of a large file: the least that S3 takes. */
const PART_BYTES = 5 * 1_048_576;

export type Place = { client: S3Client; Bucket: string };

/** Parts of one object, one after the other; `end` makes them the object, `abort` leaves nothing of them. */
const openParts = ({ client, Bucket }: Place, Key: string) => {
  let begun: { Bucket: string; Key: string; UploadId: string | undefined } | undefined;
  const Parts: { PartNumber: number; ETag: string | undefined; ChecksumCRC32?: string }[] = [];
  const begin = async () => {
    // The checksum is computed by the client and compared by the server; it is what the client does of itself for other objects.
    const upload = new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: 'CRC32' });
    const { UploadId } = await client.send(upload);
    begun = { Bucket, Key, UploadId };
    return begun;
  };
  return {
    send: async (Body: Uint8Array): Promise<void> => {
      const upload = begun ?? (await begin());
      const part = { PartNumber: Parts.length + 1, ChecksumAlgorithm: 'CRC32' as const };
      const { ETag, ChecksumCRC32 } = await client.send(new UploadPartCommand({ ...upload, ...part, Body }));
      Parts.push({ PartNumber: part.PartNumber, ETag, ...(ChecksumCRC32 && { ChecksumCRC32 }) });
    },
    end: async (): Promise<void> => {
      if (begun) await client.send(new CompleteMultipartUploadCommand({ ...begun, MultipartUpload: { Parts } }));
    },
    abort: async (): Promise<void> => {
      if (begun) await client.send(new AbortMultipartUploadCommand(begun));
    },
    isBegun: () => begun !== undefined,
  };
};

/**
 * Writes an object as its bytes come, in parts where it is large. All parts are copied into one and the same memory, so that a file takes
 * that of one part, and nothing waits for the garbage collector.
 */
export const putInParts = async (
  place: Place,
  Key: string,
  { content, isTheirLastUse }: { content: Readable } & PutOptions,
): Promise<void> => {
  const parts = openParts(place, Key);
  const memory = Buffer.allocUnsafeSlow(PART_BYTES);
  let size = 0;
  const add = async (chunk: Uint8Array): Promise<void> => {
    for (let from = 0; from < chunk.byteLength; ) {
      if (size === PART_BYTES) {
        await parts.send(memory);
        size = 0;
      }
      const taken = chunk.subarray(from, from + PART_BYTES - size);
      memory.set(taken, size);
      size += taken.byteLength;
      from += taken.byteLength;
    }
    if (isTheirLastUse) giveBack(chunk);
  };
  let adding = Promise.resolve();
  const sink = new Writable({
    write: (chunk: Uint8Array, _, done) => {
      adding = add(chunk);
      adding.then(() => done(), done);
    },
  });
  try {
    await pipeline(content, sink);
    const rest = memory.subarray(0, size);
    if (parts.isBegun()) await parts.send(rest);
    else await place.client.send(new PutObjectCommand({ Bucket: place.Bucket, Key, Body: rest }));
    await parts.end();
  } catch (error) {
    // A part that is still on its way would outlive the others.
    await adding.catch(() => undefined);
    // What an abort leaves is tidied away later.
    await parts.abort().catch(() => undefined);
    throw error;
  }
  // Only now: of what broke off, bytes may still be on their way.
  giveBack(memory);
};
