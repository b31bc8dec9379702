import { createHash, randomBytes } from 'node:crypto';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { login } from 'contracts/identity/session/session.endpoints';
import { Upload, type UploadOptions } from 'tus-js-client';
import { request } from 'undici';
import { DEMO_PASSWORD } from '#deploy/seed/register';

export const MB = 1_048_576;
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Begins as an MP4 does; the rest is drawn. */
export const videoOf = (size: number): Buffer => {
  const head = Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex');
  return Buffer.concat([head, randomBytes(size - head.length)]);
};

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

const DEFLATED = 8;

const entry = (name: string, packed: number, unpacked: number): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(unpacked, 24);
  header.writeUInt16LE(name.length, 28);
  return Buffer.concat([header, Buffer.from(name)]);
};

/** A ZIP archive that says it holds these parts. Small ones are never looked at; `bytes` are there for one. */
export const docxOf = (
  parts: Record<string, { packed: number; unpacked: number }>,
  bytes: Buffer = Buffer.alloc(0),
): Buffer => {
  const first = Buffer.alloc(30);
  first.writeUInt32LE(0x04034b50, 0);
  first.writeUInt16LE(20, 4);
  first.writeUInt16LE(19, 26);
  const local = Buffer.concat([first, Buffer.from('[Content_Types].xml'), bytes]);
  const directory = Buffer.concat(
    Object.entries(parts).map(([name, { packed, unpacked }]) => entry(name, packed, unpacked)),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
};
export const wordParts = {
  '[Content_Types].xml': { packed: 9, unpacked: 9 },
  'word/document.xml': { packed: 9, unpacked: 9 },
};

export type Sender = { baseUrl: string; token: string; tenant: string };
/** Of what a learner answers with, or a reviewer says. */
type Place = { scheduleId?: string; assignmentId?: string; lessonId?: string; questionId?: string; takeId?: string };
export type Sent = Place & { name?: string; kind?: string; sha256?: string; folderId?: string };
type Outcome = { status: number; fileId: string | null; code?: string };

const headersOf = ({ token, tenant }: Sender) => ({ Authorization: `Bearer ${token}`, 'X-Tenant': tenant });

const optionsOf = (
  sender: Sender,
  bytes: Buffer,
  { name = 'a file', kind = 'attachment', ...rest }: Sent,
): UploadOptions => ({
  endpoint: `${sender.baseUrl}/api/uploads`,
  headers: headersOf(sender),
  metadata: {
    filename: name,
    filetype: 'application/octet-stream',
    kind,
    sha256: rest.sha256 ?? sha256Of(bytes),
    ...rest,
  },
  chunkSize: 4 * MB,
  retryDelays: [],
});

type Answer = { getStatus(): number; getBody(): string; getHeader(name: string): string | undefined };
const outcomeOf = (answer: Answer | null | undefined): Outcome => ({
  status: answer?.getStatus() ?? 0,
  fileId: answer?.getHeader('X-File-Id') ?? null,
  ...(answer?.getBody().startsWith('{') && { code: JSON.parse(answer.getBody()).code }),
});

/** Sends a whole file; answers what the last request was answered with. `changed`: other options, as of a broken network. */
export const send = (sender: Sender, bytes: Buffer, sent: Sent = {}, changed: UploadOptions = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      ...optionsOf(sender, bytes, sent),
      onError: (error) => {
        const answer = 'originalResponse' in error ? error.originalResponse : undefined;
        if (answer) resolve(outcomeOf(answer));
        else reject(error);
      },
      onSuccess: ({ lastResponse }) => resolve(outcomeOf(lastResponse)),
      ...changed,
    });
    upload.start();
  });

/** Sends until so many bytes have come, and breaks off; answers where to go on. */
export const sendPart = (sender: Sender, bytes: Buffer, until: number, sent: Sent = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      ...optionsOf(sender, bytes, sent),
      onError: reject,
      onChunkComplete: (_, accepted) => {
        if (accepted < until) return;
        upload.abort().then(() => resolve(upload.url ?? ''), reject);
      },
    });
    upload.start();
  });

export const asked = (sender: Sender, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${sender.baseUrl}${path}`, {
    method,
    headers: { ...headersOf(sender), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The owner of the demo company, logged in where a product runs. */
export const senderAt = async (baseUrl: string): Promise<Sender> => {
  const session = createMemorySession();
  const client = createClient({ baseUrl, session, positions: createMemoryPositions() });
  const { data } = await client.call(login, { body: { email: 'admin@harbor.example', password: DEMO_PASSWORD } });
  return { baseUrl, token: data.token, tenant: 'harbor' };
};

/** What a file's bytes hash to as they are fetched under a ticket; none of them is kept. */
export const fetchedSha256 = async (sender: Sender, id: string): Promise<string> => {
  const { url } = await (await asked(sender, 'POST', `/api/tenant/files/${id}/ticket`, { purpose: 'download' })).json();
  const hash = createHash('sha256');
  const { body } = await request(`${sender.baseUrl}${url}`);
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
};
