import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { startEngine } from '#projection-service/engine/engine';
import { openDatabase, quiet, storedRows } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';
import { myApplicationProjection } from './my-application.projection.ts';

const otherTenantId = derivedId('other company');
const path = '/api/candidate/applications';
const company = {
  label: '',
  description: '',
  email: '',
  phone: '',
  phoneE164: '',
  website: '',
  address: '',
  color: '#0c4a3d',
};

let service: Harness;
beforeAll(async () => {
  service = await openHarness({ projections: projections.filter(({ name }) => name === myApplicationProjection.name) });
  for (const [tenantId, subdomain] of [
    [exampleTenantId, 'harbor'],
    [otherTenantId, 'summit'],
  ] as const) {
    const data = { tenantId, name: `Firm ${subdomain}`, subdomain };
    await service.append('tenant', tenantId, [{ type: 'TenantRegistered', data }], GLOBAL);
  }
});
afterAll(() => service.close());

const apply = async (jobId: string, { userId = exampleUserId, tenantId = exampleTenantId } = {}) => {
  const applicationId = applicationIdOf(userId, jobId);
  const data = {
    applicationId,
    interviewId: interviewIdOf(applicationId),
    jobId,
    openInterviewId: null,
    userId,
    source: 'company-page',
  };
  const told = [{ type: 'ApplicationSubmitted', data }];
  return { ...data, minPosition: await service.append('application', applicationId, told, tenantId) };
};
const mine = async (minPosition: string) => (await service.get(path, { minPosition })).body;

describe('my applications', () => {
  it('given applications in two companies, when I read them at once, then both are there, newest first, and nobody else’s', async () => {
    const [first, second] = [storyOf(service), storyOf(service, otherTenantId)];
    const pilot = await first.job('Pilot');
    const guide = await second.job('Mountain guide');
    await apply(pilot.id);
    await apply(pilot.id, { userId: randomUUID() });
    const last = await apply(guide.id, { tenantId: otherTenantId });
    expect(await mine(last.minPosition)).toMatchObject([
      { jobTitle: 'Mountain guide', companyName: 'Firm summit', companySubdomain: 'summit', progress: 'applied-to' },
      {
        id: applicationIdOf(exampleUserId, pilot.id),
        jobId: pilot.id,
        jobTitle: 'Pilot',
        jobSlug: 'a-job',
        companyName: 'Firm harbor',
        status: 'created',
        progress: 'applied-to',
        source: 'company-page',
      },
    ]);
  });

  it('given an application, when its interview moves, then I see where it stands; when job and company are renamed, then what they are called', async () => {
    const story = storyOf(service);
    const job = await story.job('Cook');
    const { interviewId, applicationId } = await apply(job.id);
    const candidateId = randomUUID();
    await story.interview(candidateId, job.id, interviewId);
    await story.move(interviewId, candidateId, 'considered');
    const renamed = { jobId: job.id, from: { title: 'Cook' }, to: { title: 'Head cook', slug: 'head-cook' } };
    await service.append('job', job.id, [{ type: 'JobChanged', data: renamed }]);
    const profile = { companyId: exampleTenantId, name: 'Harbor & Pine', ...company, timeZone: 'UTC' };
    const shown = {
      jobTitle: 'Head cook',
      jobSlug: 'head-cook',
      companyName: 'Harbor & Pine',
      companySubdomain: 'harbor',
    };
    const minPosition = await service.append('company', exampleTenantId, [
      { type: 'CompanyRegistered', data: profile },
    ]);
    const rowOf = async (position: string) =>
      (await mine(position)).find(({ id }: { id: string }) => id === applicationId);
    expect(await rowOf(minPosition)).toMatchObject({ ...shown, status: 'considered', progress: 'in-progress' });
    const end = await story.move(interviewId, candidateId, 'approved');
    expect(await rowOf(end)).toMatchObject({ ...shown, status: 'approved', progress: 'completed' });
  });

  it('given an invitation to answer, when it is made, extended and over, then I read until when the first step that is open is answered, and at last that there is nothing to answer', async () => {
    const job = await storyOf(service).job('Rigger');
    const { interviewId, applicationId } = await apply(job.id);
    const [responseId, candidateId] = [randomUUID(), randomUUID()];
    const deadline = { days: 7, timeZone: 'UTC' };
    const invited = {
      ...{ responseId, interviewId, candidateId, jobId: job.id, openInterviewId: null, stepId: randomUUID() },
      ...{ stepName: 'First', questionSetId: randomUUID(), questionSetRevision: 1, questionCount: 1, timePercent: 100 },
      ...{ deadline, expiresAt: '2026-12-01T00:00:00.000Z', reminderDays: [], reminders: [] },
    };
    const [from, to] = [invited.expiresAt, '2026-12-03T00:00:00.000Z'];
    const ofInterview = { responseId, candidateId, interviewId };
    const answerBy = async (type: string, data: Record<string, unknown>) => {
      const position = await service.append('response', String(data.responseId), [{ type, data }]);
      const row = (await mine(position)).find(({ id }: { id: string }) => id === applicationId);
      return [row.interviewId, row.answerBy];
    };
    expect(await answerBy('ResponseCreated', invited)).toEqual([interviewId, from]);
    const moved = { ...ofInterview, from, to, deadline, reminders: [], reason: 'Ill' };
    expect(await answerBy('ResponseExtended', moved)).toEqual([interviewId, to]);
    const next = { ...invited, responseId: randomUUID(), expiresAt: '2026-12-09T00:00:00.000Z' };
    expect(await answerBy('ResponseCreated', next)).toEqual([interviewId, to]);
    expect(await answerBy('ResponseExpired', { ...ofInterview, answered: 1 })).toEqual([interviewId, next.expiresAt]);
    const handedIn = { ...ofInterview, responseId: next.responseId, answered: 1 };
    expect(await answerBy('ResponseSubmitted', handedIn)).toEqual([interviewId, null]);
  });

  it('given a company that changes its subdomain, when I read mine, then its page is where it is now', async () => {
    const data = { from: { subdomain: 'summit' }, to: { subdomain: 'peak' } };
    const told = [{ type: 'SubdomainChanged', data }];
    const minPosition = await service.append('company-domains', otherTenantId, told, otherTenantId);
    const subdomains = (await mine(minPosition)).map((row: { companySubdomain: string }) => row.companySubdomain);
    expect([...new Set(subdomains)].sort()).toEqual(['harbor', 'peak']);
  });

  it('given a withdrawn application, when I read mine, then it is gone', async () => {
    const { applicationId, jobId, interviewId, userId } = await apply(randomUUID());
    const data = { applicationId, interviewId, jobId, openInterviewId: null, userId };
    const minPosition = await service.append('application', applicationId, [{ type: 'ApplicationWithdrawn', data }]);
    expect((await mine(minPosition)).map(({ id }: { id: string }) => id)).not.toContain(applicationId);
  });

  it('given a reader who is no person or another one, when asking past every route, then row-level security shows nothing', async () => {
    const seenAs = async (setting: string, value: string) => {
      const client = await service.reader.connect();
      await client.query('begin');
      await client.query({ text: 'select set_config($1, $2, true)', values: [setting, value] });
      const { rowCount } = await client.query('select from read.my_application');
      await client.query('rollback');
      client.release();
      return rowCount;
    };
    expect(await seenAs('onrecord.tenant', exampleTenantId)).toBe(0);
    expect(await seenAs('onrecord.user', '')).toBe(0);
    expect(await seenAs('onrecord.user', randomUUID())).toBe(0);
    expect(await seenAs('onrecord.user', exampleUserId)).toBe(4);
  });

  it('given an empty read database, when the feed is replayed into it from the beginning, then the rows are the same', async () => {
    const rowsIn = async (projector: pg.Pool) => [
      ...(await storedRows(projector, myApplicationProjection, exampleTenantId)),
      ...(await storedRows(projector, myApplicationProjection, otherTenantId)),
    ];
    const before = await rowsIn(service.projector);
    const empty = await openDatabase();
    const url = empty.database.urls.PROJECTOR_DATABASE_URL;
    const engine = await startEngine([myApplicationProjection], {
      url,
      poolSize: 6,
      keys: service.events.keys,
      feed: service.events.feed,
      log: quiet,
    });
    const head = await service.events.engine.head();
    expect(await engine.progress.reaches([myApplicationProjection.name], head, 10_000)).toBe(true);
    expect(await rowsIn(empty.projector)).toEqual(before);
    expect(before).toHaveLength(5);
    await engine.close();
    await empty.close();
  });
});
