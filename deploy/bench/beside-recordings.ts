import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Playback } from 'contracts/library/file/file.choices';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { filmOf } from '#deploy/test/film.fixture';
import { asked, type Sender, senderAt, sha256Of } from '#deploy/test/uploads.fixture';
import { calm, openInterviews, openProduct, type Product } from './product.ts';
import { median, percentile, type Question, rounds } from './question.ts';
import { statusChanges } from './status-changes.ts';

const RECORDINGS = 20;
/** Requests of one person that the product takes at once, and a few less. */
const atOnce = concurrencyLimit(8);
/** Of each; what was recorded in a second goes up before the next one is over, as the portal sends it. */
const SECONDS = 10;
const SECOND_MS = 1_000;
const INTERVIEWS = 60;
const COMMANDS = 300;
/** Between a command and the next. */
const PAUSE_MS = 50;
const LOOK_MS = 500;
const TAIL = 0.99;

/** The same film with bytes of its own behind it, in an element that every reader leaves out (RFC 8794, 11.3.2). */
const ownCopy = (film: Buffer): Buffer => Buffer.concat([film, Buffer.from([0xec, 0x90]), randomBytes(16)]);

const encoded = (value: string): string => Buffer.from(value).toString('base64');

/** Sends a recording piece by piece (tus 1.0), as a browser does that makes it; answers the file's id. */
const record = async ({ baseUrl, token, tenant }: Sender, bytes: Buffer, index: number): Promise<string> => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Tenant': tenant, 'Tus-Resumable': '1.0.0' };
  const request = async (url: string, method: string, more: Record<string, string>, body: Buffer | null) => {
    const options = { method, headers: { ...headers, ...more }, body: body && new Uint8Array(body) };
    const answer = await atOnce(() => fetch(new URL(url, baseUrl), options));
    if (!answer.ok) throw new Error(`A recording was answered ${answer.status}: ${await answer.text()}`);
    return answer.headers;
  };
  const metadata = Object.entries({
    ...{ filename: `recording ${index}.webm`, filetype: 'video/webm', kind: 'video', sha256: sha256Of(bytes) },
  }).map(([key, value]) => `${key} ${encoded(value)}`);
  const announced = { 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata.join(',') };
  const url = (await request('/api/uploads', 'POST', announced, null)).get('Location') ?? '';
  let fileId: string | null = null;
  // Nobody begins in the same moment as another.
  await sleep((index * SECOND_MS) / RECORDINGS);
  const recorded = Math.ceil(bytes.length / SECONDS);
  for (let offset = 0; offset < bytes.length; offset += recorded) {
    await sleep(SECOND_MS);
    const piece = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
    fileId = (await request(url, 'PATCH', piece, bytes.subarray(offset, offset + recorded))).get('X-File-Id');
  }
  if (fileId === null) throw new Error('A recording did not become a file.');
  return fileId;
};

/** Until a form that plays everywhere was made of it. */
const optimised = async (sender: Sender, id: string): Promise<void> => {
  for (;;) {
    const { playback } = (await (await asked(sender, 'GET', `/api/tenant/files/${id}`)).json()) as {
      playback: Playback;
    };
    if (playback === 'converted') return;
    if (playback === 'as-it-came') throw new Error('A recording could not be converted.');
    await sleep(LOOK_MS);
  }
};

export const besideRecordings: Question = {
  name: 'commands-beside-recordings',
  method: `status changes over HTTP, one after the other with a pause of ${PAUSE_MS} ms, 99th percentile: alone, and while ${RECORDINGS} recordings of ${SECONDS} s arrive in pieces and are converted`,
  measure: async () => {
    const product: Product = await openProduct(4);
    const sender = await senderAt(product.onrecord.url);
    const film = filmOf(SECONDS);
    try {
      const ids = await openInterviews(product.call, INTERVIEWS);
      const times = statusChanges(product, { ids, count: COMMANDS, pauseMs: PAUSE_MS });
      await times();
      const all = await rounds(async () => {
        await calm(product);
        const alone = await times();
        let isOver = false;
        const recording = Promise.all(
          Array.from({ length: RECORDINGS }, async (_, index) =>
            optimised(sender, await record(sender, ownCopy(film), index)),
          ),
        ).finally(() => {
          isOver = true;
        });
        const [beside] = await Promise.all([times(() => isOver), recording]);
        return { alone: percentile(alone, TAIL), beside: percentile(beside, TAIL) };
      });
      return [
        {
          name: 'commands-beside-recordings',
          value: median(all.map(({ alone, beside }) => beside / alone)),
          unit: 'ratio',
          n: COMMANDS,
        },
        { name: 'command-p99-alone', value: median(all.map(({ alone }) => alone)), unit: 'ms', n: COMMANDS },
        { name: 'command-p99-beside', value: median(all.map(({ beside }) => beside)), unit: 'ms', n: COMMANDS },
      ];
    } finally {
      await product.close();
    }
  },
};
