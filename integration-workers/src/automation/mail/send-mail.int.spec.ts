import type { Service } from 'platform/service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobCatalogue } from '#integration-workers/catalogue';
import { type Bed, eventually, openBed } from '#integration-workers/test/bed';
import { openMailServer } from '#integration-workers/test/mail-server';

/** The same jobs, tried three times in quick succession. */
const jobs = new Map(
  [...jobCatalogue].map(([name, job]) => [name, { ...job, options: { attempts: 3, backoffMs: 1 } }] as const),
);

let bed: Bed;
let service: Service;
beforeAll(async () => {
  bed = await openBed();
});
const closers: (() => Promise<void>)[] = [];
afterEach(() => service.close());
afterAll(async () => {
  await bed.close();
  for (const close of closers) await close();
});

const mailTo = async (email: string) => (await bed.mails()).find(({ to }) => to === email);

describe('mail to a server', () => {
  it('given a server that is busy at first, when a status changes, then the mail goes out under one id', async () => {
    const server = await openMailServer((mail) =>
      mail < 3 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null,
    );
    closers.push(server.close);
    service = await bed.startWorkers({ SMTP_URL: server.url }, { jobs });
    const interview = await bed.openInterview();
    await bed.changeStatus(interview, 'created', 'approved');
    await bed.project();
    const mail = await eventually(async () => {
      const found = await mailTo(interview.email);
      return found?.status === 'sent' && found;
    });
    expect(server.messageIds).toEqual([mail.id, mail.id, mail.id]);
  });

  it('given no server at the address, when the tries are used up, then mail and job say so and name nobody', async () => {
    service = await bed.startWorkers({ SMTP_URL: 'smtp://127.0.0.1:1' }, { jobs });
    const interview = await bed.openInterview({ email: 'private.person@example.com' });
    await bed.changeStatus(interview, 'created', 'approved');
    await bed.project();
    await eventually(async () => (await bed.jobsIn('failed')) === 1);
    expect(await mailTo(interview.email)).toMatchObject({ status: 'failed' });
    const { rows } = await bed.admin.query(`select row_to_json(j) as job from jobs.job j where state::text = 'failed'`);
    expect(rows[0]).toMatchObject({ job: { name: 'automation.mail.send', attempts_made: 3 } });
    expect(JSON.stringify(rows)).not.toContain('private.person');
    const readiness = await service.readiness();
    expect(readiness.find(({ name }) => name === 'mail')).toMatchObject({ ready: false, state: 'down' });
    expect(await service.metrics()).toContain('outcome="dead"');
  });
});
