import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { login } from 'contracts/identity/session/session.endpoints';
import { startOnrecord } from '#deploy/test/onrecord.harness';
import { MB, type Sender, send } from '#deploy/test/uploads.fixture';
import type { Question } from './question.ts';

const UPLOADS = 8;
const BYTES = 200 * MB;
const SAMPLE_MS = 100;

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

const senderAt = async (url: string): Promise<Sender> => {
  const session = createMemorySession();
  const client = createClient({ baseUrl: url, session, positions: createMemoryPositions() });
  const { data } = await client.call(login, { body: { email: 'admin@harbor.example', password: 'Onrecord-demo-1' } });
  return { baseUrl: url, token: data.token, tenant: 'harbor' };
};

export const uploadMemory: Question = {
  name: 'upload-memory',
  method: `${UPLOADS} uploads of ${BYTES / MB} MB at once: resident memory of the server that comes on top, first right after its start, then once more`,
  measure: async () => {
    const onrecord = await startOnrecord({ env: { TOKEN_MINUTES: '600' } });
    try {
      const sender = await senderAt(onrecord.url);
      const head = Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex');
      const bytes = Buffer.concat([head, randomBytes(BYTES - head.length)]);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const files = Array.from({ length: UPLOADS }, (_, index) => ({
        name: `film ${index}.mp4`,
        kind: 'video',
        sha256,
      }));
      const once = async () => {
        const before = await residentOf(onrecord.pid);
        const peak = await peakWhile(onrecord.pid, async () => {
          const outcomes = await Promise.all(files.map((file) => send(sender, bytes, file)));
          const refused = outcomes.find(({ status }) => status !== 204);
          if (refused) throw new Error(`An upload was answered ${refused.status} ${refused.code ?? ''}.`);
        });
        return (peak - before) / MB;
      };
      return [
        { name: 'upload-memory-cold', value: await once(), unit: 'MB', n: UPLOADS },
        { name: 'upload-memory-warm', value: await once(), unit: 'MB', n: UPLOADS },
      ];
    } finally {
      await onrecord.discard();
    }
  },
};
