import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Service } from 'platform/service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobCatalogue } from '#integration-workers/catalogue';
import { openMailServer } from '#integration-workers/test/mail-server.harness';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

/** The same jobs, tried three times in quick succession. */
const jobs = new Map(
  [...jobCatalogue].map(([name, job]) => [name, { ...job, options: { attempts: 3, backoffMs: 1 } }] as const),
);

let harness: Harness;
let service: Service;
beforeAll(async () => {
  harness = await openHarness();
});
const closers: (() => Promise<void>)[] = [];
afterEach(() => service.close());
afterAll(async () => {
  await harness.close();
  for (const close of closers) await close();
});

const mailTo = async (email: string) => (await harness.mails()).find(({ to }) => to === email);

describe('mail to a server', () => {
  it('given a server that is busy at first, when a status changes, then the mail goes out under one id', async () => {
    const server = await openMailServer((mail) =>
      mail < 3 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null,
    );
    closers.push(server.close);
    service = await harness.startWorkers({ SMTP_URL: server.url }, { jobs });
    const interview = await harness.openInterview();
    await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    const mail = await eventually(async () => {
      const found = await mailTo(interview.email);
      return found?.status === 'sent' && found;
    });
    expect(server.messageIds).toEqual([mail.id, mail.id, mail.id]);
  });

  it('given no server at the address, when the tries are used up, then mail and job say so and name nobody', async () => {
    service = await harness.startWorkers({ SMTP_URL: 'smtp://127.0.0.1:1' }, { jobs });
    const interview = await harness.openInterview({ email: 'private.person@example.com' });
    await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    // Commands have no server either: other jobs may fail beside it.
    const rows = await eventually(async () => {
      const failed = await harness.admin.query(
        `select row_to_json(j) as job from jobs.job j where state::text = 'failed' and name = 'automation.mail.send'`,
      );
      return failed.rows.length > 0 && failed.rows;
    });
    expect(await mailTo(interview.email)).toMatchObject({ status: 'failed' });
    expect(rows[0]).toMatchObject({ job: { name: 'automation.mail.send', attempts_made: 3 } });
    expect(JSON.stringify(rows)).not.toContain('private.person');
    const readiness = await service.readiness();
    expect(readiness.find(({ name }) => name === 'mail')).toMatchObject({ ready: false, state: 'down' });
    await eventually(async () => (await service.metrics()).includes('outcome="dead"'));
  });

  it('given a server that never says a word, when many mails wait for it, then all other work is done meanwhile, and no try is lost', async () => {
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    closers.push(async () => {
      for (const socket of sockets) socket.destroy();
      mute.close();
    });
    service = await harness.startWorkers({ SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}` });
    const interviews: Awaited<ReturnType<Harness['openInterview']>>[] = [];
    for (let n = 0; n < 9; n += 1) interviews.push(await harness.openInterview());
    const began = performance.now();
    for (const interview of interviews) await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    await eventually(async () => (await Promise.all(interviews.map(({ email }) => mailTo(email)))).every(Boolean));
    expect(performance.now() - began).toBeLessThan(19_000);
    expect(sockets.size).toBeLessThanOrEqual(3);
    const { rows } = await harness.admin.query(
      `select max(attempts_made) as tries from jobs.job where name = 'automation.mail.send' and state::text not in ('failed', 'completed')`,
    );
    expect(Number(rows[0]?.tries ?? 0)).toBe(0);
  });
});
