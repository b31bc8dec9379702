import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { chunksOf } from './chunks-of.ts';
import { byKey, checkedKey, type FileStorage, type ListedFile, type StoredFile } from './file-storage.ts';
import { inflow } from './hashed.ts';
import { type Place, putInParts } from './s3-parts.ts';
import { thriftyAgents } from './thrifty-agent.ts';

/**
 * Milliseconds until a server that does not take a connection, does not begin to answer, or says nothing in the midst of it is given up. A
 * request carries one part at most (s3-parts.ts), so all of it may have a limit. Whoever reads a file may be slow, and holds a connection
 * meanwhile: there are more than anybody needs, since the first limit also runs while a request waits for one.
 */
const requestHandler = {
  connectionTimeout: 2_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
  socketTimeout: 150_000,
  ...thriftyAgents(),
};

/** `https://key:secret@host/bucket?region=eu-west-1` */
const placeOf = (url: string): Place => {
  const { origin, username, password, pathname, searchParams } = new URL(url);
  const client = new S3Client({
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    requestHandler,
    // What is done around a request is worked out once for all requests of a kind.
    cacheMiddleware: true,
    // What must be as it was sent is compared by its SHA-256; a checksum beside that costs a copy of every chunk.
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  });
  return { client, Bucket: decodeURIComponent(pathname.slice(1)) };
};

const isAbsent = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Files in a bucket of a server that speaks S3. */
export const s3Files = (url: string): FileStorage => {
  const { client, Bucket } = placeOf(url);

  const sizeOf = async (Key: string): Promise<number | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  };

  /** Asks for the bytes once somebody reads them. */
  async function* bytesOf(Key: string, Range?: string) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
    if (Body instanceof Readable) yield* chunksOf(Body);
  }

  const streamOf = (key: string, Range?: string) => Readable.from(bytesOf(key, Range), { objectMode: false });

  const pages = (folder: string, StartAfter?: string) =>
    paginateListObjectsV2({ client }, { Bucket, Prefix: `${checkedKey(folder)}/`, StartAfter });

  return {
    put: async (key, content, options = {}) => {
      const Key = checkedKey(key);
      if (content instanceof Uint8Array && options.sha256 === undefined) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: content }));
        return;
      }
      await putInParts({ client, Bucket }, Key, { ...options, content: inflow(content, options) });
    },
    open: async (key) => {
      const size = await sizeOf(checkedKey(key));
      if (size === undefined) return undefined;
      const read: StoredFile['read'] = (range) => streamOf(key, range && `bytes=${range.start}-${range.end}`);
      return { size, read, isReadAnew: true };
    },
    read: ({ key }) => streamOf(checkedKey(key)),
    exists: async (key) => (await sizeOf(checkedKey(key))) !== undefined,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    removeAll: async (folder) => {
      for await (const { Contents = [] } of pages(folder)) {
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length === 0) continue;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`${Errors.length} files could not be removed: ${Errors[0]?.Code}`);
      }
    },
    list: async (folder, after) => {
      const files: ListedFile[] = [];
      for await (const { Contents = [] } of pages(folder, after && checkedKey(after)))
        for (const { Key: key = '', Size: size = 0, LastModified: writtenAt = new Date(0) } of Contents)
          files.push({ key, size, writtenAt });
      return files.sort(byKey);
    },
    tidy: async (before) => {
      for (let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {}; from; ) {
        const page: ListMultipartUploadsCommandOutput = await client.send(
          new ListMultipartUploadsCommand({ Bucket, ...from }),
        );
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Initiated && Initiated < before)
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        const { NextKeyMarker, NextUploadIdMarker } = page;
        from =
          page.IsTruncated && NextKeyMarker
            ? { KeyMarker: NextKeyMarker, ...(NextUploadIdMarker && { UploadIdMarker: NextUploadIdMarker }) }
            : null;
      }
    },
  };
};
