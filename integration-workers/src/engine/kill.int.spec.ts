import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer } from '#integration-workers/test/mail-server.harness';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CHANGES = 120;

let harness: Harness;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  harness = await openHarness();
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  await harness.close();
});

const startProcess = (): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...harness.urls,
      SYSTEM_SECRET: harness.settings.SYSTEM_SECRET,
      FILES_DIR: harness.settings.FILES_DIR,
      SMTP_URL: server.url,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
};

describe('a worker process that is killed', () => {
  it('given mails on their way, when it dies again and again, then each mail goes out, and twice only under the same id', async () => {
    await (await harness.startWorkers()).close();
    for (let n = 0; n < CHANGES; n += 1)
      await harness.changeStatus(await harness.openInterview(), 'created', 'approved');
    await harness.project();
    for (const received of [1, 30, 60]) {
      const child = startProcess();
      await eventually(async () => server.messageIds.length >= received);
      await end(child, 'SIGKILL');
    }
    const last = startProcess();
    const sent = await eventually(async () => {
      const mails = await harness.mails();
      return mails.length === CHANGES && mails.every(({ status }) => status === 'sent') && mails;
    });
    expect(new Set(sent.map(({ to }) => to)).size).toBe(CHANGES);
    expect([...new Set(server.messageIds)].toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
    expect(await end(last, 'SIGTERM')).toBe(0);
  });
});
