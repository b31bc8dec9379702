import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileStorageConformance } from '#platform/test/file-storage.conformance';
import { s3Files } from './s3-files.ts';

/** `http://key:secret@127.0.0.1:7070`: a server for specs, in which they make a bucket of their own. */
const server = process.env.TEST_S3_URL;
const bucket = `onrecord-${randomUUID()}`;
const url = `${server}/${bucket}`;

describe.skipIf(!server)('given a server in TEST_S3_URL', () => {
  const { origin, username, password } = new URL(server ?? 'http://none');
  const client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: username, secretAccessKey: password },
  });
  beforeAll(async () => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  });

  fileStorageConformance('S3', async () => s3Files(url));

  it('given a writer that died half way, when the storage is tidied, then what it left is gone', async ({ skip }) => {
    const files = s3Files(url);
    await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'users/half' }));
    const uploads = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? [];
    const left = async () => (await uploads()).length;
    const [{ Initiated = new Date(0) } = {}] = await uploads();
    if (Date.now() - Initiated.getTime() > 3_000_000) {
      await files.tidy(new Date());
      expect(await left()).toBe(0);
      skip('this server does not say when an upload began');
    }
    await files.tidy(new Date(Date.now() - 3_600_000));
    expect(await left()).toBe(1);
    await files.tidy(new Date(Date.now() + 3_600_000));
    expect(await left()).toBe(0);
  });

  it('given a stream that breaks off after its first parts, when it is put, then it is thrown and no part is left', async () => {
    const files = s3Files(url);
    const breaking = async function* () {
      for (let n = 0; n < 12; n += 1) yield randomBytes(1_048_576);
      throw new Error('gone');
    };
    await expect(files.put('users/broken', Readable.from(breaking()))).rejects.toThrow('gone');
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    expect([await files.exists('users/broken'), Uploads]).toEqual([false, []]);
  });
});
