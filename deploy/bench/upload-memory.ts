import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOnrecord } from '#deploy/test/onrecord.harness';
import { untilReady } from '#deploy/test/until';
import { asked, fetchedSha256, MB, type Sender, send, senderAt } from '#deploy/test/uploads.fixture';
import type { Question } from './question.ts';

const UPLOADS = 8;
const BYTES = 200 * MB;
const SAMPLE_MS = 100;
const LOOK_MS = 250;

/** Resident memory of a process, in bytes (Linux). */
const residentOf = async (pid: number): Promise<number> => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
};

/** The most that a process has held while `work` went on. */
const peakWhile = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let peak = await residentOf(pid);
  const timer = setInterval(() => void residentOf(pid).then((now) => (peak = Math.max(peak, now))), SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
};

/** Bytes of a film that only this run has, and as what they are sent. */
const film = () => {
  const head = Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex');
  const bytes = Buffer.concat([head, randomBytes(BYTES - head.length)]);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};

/** Fetches a file, and keeps nothing of it. */
const download = async (sender: Sender, id: string, sha256: string): Promise<void> => {
  if ((await fetchedSha256(sender, id)) !== sha256) throw new Error('A download has other bytes than were sent.');
};

/** Until nothing is made of the films any more. */
const converted = async (sender: Sender, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const state = async () => (await (await asked(sender, 'GET', `/api/tenant/files/${id}`)).json()).playback;
    while ((await state()) !== 'as-it-came') await sleep(LOOK_MS);
  }
};

/** The product that is measured has this process's settings. */
const PLACE = process.env.S3_URL ? 'in the bucket of S3_URL' : 'on disk';

export const uploadMemory: Question = {
  name: 'upload-memory',
  method: `${UPLOADS} uploads of ${BYTES / MB} MB at once, and as many downloads, with files ${PLACE}: resident memory of the server that comes on top, first right after its start, then once more`,
  measure: async () => {
    const onrecord = await startOnrecord({ env: { TOKEN_MINUTES: '600' } });
    try {
      const { bytes, sha256 } = film();
      const sender = await senderAt(onrecord.url);
      const files = Array.from({ length: UPLOADS }, (_, index) => ({
        name: `film ${index}.mp4`,
        kind: 'video',
        sha256,
      }));
      const onTop = async (work: () => Promise<unknown>) => {
        const before = await residentOf(onrecord.pid);
        return ((await peakWhile(onrecord.pid, work)) - before) / MB;
      };
      let ids: string[] = [];
      const sendAll = async () => {
        const outcomes = await Promise.all(files.map((file) => send(sender, bytes, file)));
        const refused = outcomes.find(({ status }) => status !== 204);
        if (refused) throw new Error(`An upload was answered ${refused.status} ${refused.code ?? ''}.`);
        ids = outcomes.map(({ fileId }) => String(fileId));
      };
      const fetchAll = () => Promise.all(ids.map((id) => download(sender, id, sha256)));
      const uploads = { cold: await onTop(sendAll), warm: await onTop(sendAll) };
      await converted(sender, ids);
      await onrecord.stop();
      await onrecord.restart();
      await untilReady(onrecord.url);
      const downloads = { cold: await onTop(fetchAll), warm: await onTop(fetchAll) };
      return [
        { name: 'upload-memory-cold', value: uploads.cold, unit: 'MB', n: UPLOADS },
        { name: 'upload-memory-warm', value: uploads.warm, unit: 'MB', n: UPLOADS },
        { name: 'download-memory-cold', value: downloads.cold, unit: 'MB', n: UPLOADS },
        { name: 'download-memory-warm', value: downloads.warm, unit: 'MB', n: UPLOADS },
      ];
    } finally {
      await onrecord.discard();
    }
  },
};
