import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { InterviewsReport } from 'contracts/reporting/report/report.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherTenant = randomUUID();
const [pilot, cook, twin] = [randomUUID(), randomUUID(), randomUUID()];
const candidateId = randomUUID();

describe('GET /api/tenant/reports', () => {
  let service: Harness;
  let last: string;

  const interview = async (jobId: string, moves: [at: string, to: string][], tenantId?: string) => {
    const id = randomUUID();
    const told = moves.map(([at, to], index) =>
      index === 0
        ? { type: 'InterviewCreated', data: { interviewId: id, candidateId, jobId }, at }
        : {
            type: 'InterviewStatusChanged',
            data: { interviewId: id, candidateId, from: 'created', to, comment: '' },
            at,
          },
    );
    last = await service.append('interview', id, told, tenantId);
    return id;
  };
  const job = async (jobId: string, title: string, more: { type: string; at: string }[] = [], tenantId?: string) => {
    const created = { type: 'JobCreated', data: { jobId, ...jobDetails(title) } };
    last = await service.append(
      'job',
      jobId,
      [created, ...more.map(({ type, at }) => ({ type, data: { jobId }, at }))],
      tenantId,
    );
  };
  const application = async (jobId: string, source: string, at: string) => {
    const id = randomUUID();
    const data = {
      applicationId: id,
      interviewId: randomUUID(),
      jobId,
      openInterviewId: null,
      userId: randomUUID(),
      source,
    };
    last = await service.append('application', id, [{ type: 'ApplicationSubmitted', data, at }]);
  };
  const candidate = async (at: string, tenantId?: string) => {
    const id = randomUUID();
    const data = {
      candidateId: id,
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${id}@x.example`,
      phone: '',
      phoneE164: '',
    };
    last = await service.append('candidate', id, [{ type: 'CandidateCreated', data, at }], tenantId);
    return id;
  };

  beforeAll(async () => {
    service = await openHarness();
    await job(pilot, 'Pilot', [{ type: 'JobPublished', at: '2026-03-02T10:00:00.000Z' }]);
    await job(twin, 'Pilot');
    await job(cook, 'Cook', [{ type: 'JobPublished', at: '2026-02-02T10:00:00.000Z' }]);
    await interview(pilot, [
      ['2026-03-01T23:30:00.000Z', 'created'],
      ['2026-03-02T00:30:00.000Z', 'approved'],
    ]);
    await interview(twin, [
      ['2026-03-02T12:00:00.000Z', 'created'],
      ['2026-03-02T12:30:00.000Z', 'approved'],
    ]);
    await interview(cook, [['2026-03-02T20:00:00.000Z', 'created']]);
    await application(pilot, 'indeed', '2026-03-01T08:00:00.000Z');
    await application(pilot, 'indeed', '2026-03-02T08:00:00.000Z');
    await application(cook, 'company-page', '2026-03-02T09:00:00.000Z');
    const gone = await candidate('2026-03-02T09:00:00.000Z');
    await service.append('candidate', gone, [{ type: 'CandidateRemoved', data: { candidateId: gone } }]);
    const erased = await candidate('2026-03-02T09:00:00.000Z');
    await service.append('candidate', erased, [{ type: 'CandidateErased', data: { candidateId: erased } }]);
    await candidate('2026-03-03T09:00:00.000Z');
    await job(randomUUID(), 'Elsewhere', [{ type: 'JobPublished', at: '2026-03-02T10:00:00.000Z' }], otherTenant);
    await candidate('2026-03-02T09:00:00.000Z', otherTenant);
    await interview(randomUUID(), [['2026-03-02T09:00:00.000Z', 'created']], otherTenant);
  });
  afterAll(() => service.close());

  const report = (name: string, period?: string, tenantId = exampleTenantId) =>
    service.get(`/api/tenant/reports/${name}-consolidated${period === undefined ? '' : `?filter[period]=${period}`}`, {
      tenantId,
      minPosition: last,
    });
  const interviews = async (period?: string): Promise<InterviewsReport> => (await report('interviews', period)).body;
  const row = (status: string, title: string, day: string, n: number) => ({
    interview_status: status,
    job_title: title,
    updated_at: day,
    interviews_count: n,
  });

  it('given interviews of two jobs of one title, when reported, then they stand by status, title and the day of their last change', async () => {
    const { data, meta } = await interviews();
    expect(data).toEqual(
      expect.arrayContaining([row('approved', 'Pilot', '2026-03-02', 2), row('created', 'Cook', '2026-03-02', 1)]),
    );
    expect(data).toHaveLength(2);
    expect(meta.time_zone).toBe('UTC');
    expect(meta.jobs.map(({ id }) => id).toSorted()).toEqual([pilot, twin, cook].toSorted());
  });

  it('given a period that begins and ends within a day, when reported, then both of its ends count and nothing beyond', async () => {
    const { data } = await interviews('2026-03-02T12:30:00.000Z,2026-03-02T20:00:00.000Z');
    expect(data).toEqual(
      expect.arrayContaining([row('approved', 'Pilot', '2026-03-02', 1), row('created', 'Cook', '2026-03-02', 1)]),
    );
    const { data: less } = await interviews('2026-03-02T12:30:00.001Z,2026-03-02T19:59:59.999Z');
    expect(less).toEqual([]);
  });

  it('given applications and publications, when jobs are reported, then each job stands once for each source of the period', async () => {
    const all = await report('jobs');
    expect(all.body.data).toHaveLength(3);
    expect(all.body.data).toEqual(
      expect.arrayContaining([
        { id: pilot, source_name: 'company-page' },
        { id: pilot, source_name: 'indeed' },
        { id: cook, source_name: 'company-page' },
      ]),
    );
    const early = await report('jobs', '2026-02-01T00:00:00.000Z,2026-03-01T23:59:59.999Z');
    expect(early.body.data).toEqual(
      expect.arrayContaining([
        { id: pilot, source_name: 'indeed' },
        { id: cook, source_name: 'company-page' },
      ]),
    );
    expect(early.body.data).toHaveLength(2);
  });

  it('given a removed and an erased candidate, when counted, then the removed one is gone and the erased one still came', async () => {
    expect((await report('candidates')).body).toEqual({ data: { candidates_count: 2 } });
    const { body } = await report('candidates', '2026-03-02T00:00:00.000Z,2026-03-02T23:59:59.999Z');
    expect(body).toEqual({ data: { candidates_count: 1 } });
  });

  it('given people of a schedule, when reported, then they stand by status and day, and programs are counted (REP-6)', async () => {
    const programId = randomUUID();
    const tenantId = randomUUID();
    const program = {
      ...{ name: 'Ropes', description: '', thumbnailId: null, instructionsVideoId: null, lessonIds: [randomUUID()] },
      ...{ deadlineDays: null, deadlineHours: null, isSequential: false, labelIds: [] },
    };
    const made = { type: 'TrainingProgramCreated', data: { trainingProgramId: programId, ...program } };
    await service.append('trainingProgram', programId, [{ ...made, at: '2026-03-02T09:00:00.000Z' }], tenantId);
    const assigned = async (moves: [at: string, type: string][]) => {
      const [trainingAssignmentId, userId] = [randomUUID(), randomUUID()];
      const data = {
        ...{
          trainingAssignmentId,
          userId,
          scheduleId: randomUUID(),
          programId,
          programVersion: 1,
          programName: 'Ropes',
        },
        ...{ lessonCount: 1, possible: 0, startsAt: '2026-03-01T09:00:00.000Z', expiresAt: null, reminders: [] },
      };
      const told = moves.map(([at, type]) => ({ type, at, data: { trainingAssignmentId, userId } }));
      const first = { type: 'TrainingAssignmentCreated', at: '2026-03-01T09:00:00.000Z', data };
      last = await service.append('trainingAssignment', trainingAssignmentId, [first, ...told], tenantId);
    };
    await assigned([]);
    await assigned([['2026-03-01T10:00:00.000Z', 'TrainingOpened']]);
    await assigned([['2026-03-02T10:00:00.000Z', 'TrainingOpened']]);
    await assigned([['2026-03-02T11:00:00.000Z', 'TrainingOpened']]);
    const { body } = await report('training-schedules', undefined, tenantId);
    const of = (schedule_status: string, updated_at: string, schedules_count: number) => ({
      ...{ schedule_status, updated_at, schedules_count },
    });
    expect(body).toEqual({
      data: expect.arrayContaining([
        of('waiting', '2026-03-01', 1),
        of('open', '2026-03-01', 1),
        of('open', '2026-03-02', 2),
      ]),
      meta: { time_zone: 'UTC' },
    });
    const part = await report('training-schedules', '2026-03-02T10:30:00.000Z,2026-03-02T12:00:00.000Z', tenantId);
    expect(part.body.data).toEqual([of('open', '2026-03-02', 1)]);
    const programs = await report('training-programs', undefined, tenantId);
    expect(programs.body).toEqual({ data: { training_programs_count: 1 } });
    expect((await report('training-schedules')).body.data).toEqual([]);
  });

  it('given another company, when it asks, then it sees its own numbers alone', async () => {
    const { body } = await report('interviews', undefined, otherTenant);
    expect(body.data).toEqual([row('created', '', '2026-03-02', 1)]);
    expect((await report('jobs', undefined, otherTenant)).body.data).toHaveLength(1);
    expect((await report('candidates', undefined, otherTenant)).body.data).toEqual({ candidates_count: 1 });
  });

  it('given a company that moves to Chicago, when it asks, then its days begin at midnight there', async () => {
    const to = { timeZone: 'America/Chicago' };
    last = await service.append('company', exampleTenantId, [
      { type: 'CompanyChanged', data: { companyId: exampleTenantId, from: { timeZone: 'UTC' }, to } },
    ]);
    const { data, meta } = await interviews();
    expect(meta.time_zone).toBe('America/Chicago');
    expect(data).toEqual(
      expect.arrayContaining([
        row('approved', 'Pilot', '2026-03-01', 1),
        row('approved', 'Pilot', '2026-03-02', 1),
        row('created', 'Cook', '2026-03-02', 1),
      ]),
    );
    const day = await interviews('2026-03-01T06:00:00.000Z,2026-03-02T05:59:59.999Z');
    expect(day.data).toEqual([row('approved', 'Pilot', '2026-03-01', 1)]);
  });

  it('given periods as far as calendars reach, when asked for, then they are answered', async () => {
    for (const period of ['0000-01-01T00:00:00Z,0000-01-31T23:59:59Z', '9999-12-01T00:00:00Z,9999-12-31T23:59:59Z']) {
      const { status, body } = await report('candidates', period);
      expect([status, body.data]).toEqual([200, { candidates_count: 0 }]);
    }
  });

  it('given hires with and without an application, when reported, then those of the period count, and how long the middle one took', async () => {
    const hire = async (applied: string | null, begun: string, hired: string | null) => {
      const [pendingHireId, candidateId, interviewId] = [randomUUID(), randomUUID(), applied && randomUUID()];
      if (applied) {
        const data = {
          applicationId: randomUUID(),
          interviewId,
          jobId: pilot,
          openInterviewId: null,
          userId: randomUUID(),
          source: 'indeed',
        };
        const told = [{ type: 'ApplicationSubmitted', data, at: applied }];
        await service.append('application', data.applicationId, told, otherTenant);
      }
      const ids = { pendingHireId, candidateId };
      const created = {
        ...ids,
        ...{ jobId: null, interviewId, jobTitle: 'Pilot', startsOn: null, timeZone: null },
        ...{ managerId: null, teamId: null, checklistId: null, checklist: [] },
      };
      const done = { ...ids, by: randomUUID(), roles: [randomUUID()], type: 'regular', teams: [] };
      const told = [
        { type: 'PendingHireCreated', data: created, at: begun },
        ...(hired ? [{ type: 'PendingHireHired', data: done, at: hired }] : []),
      ];
      last = await service.append('pendingHire', pendingHireId, told, otherTenant);
    };
    await hire('2026-04-01T09:00:00.000Z', '2026-04-05T09:00:00.000Z', '2026-04-11T09:00:00.000Z');
    await hire(null, '2026-04-09T09:00:00.000Z', '2026-04-11T09:00:00.000Z');
    await hire('2026-04-10T09:00:00.000Z', '2026-04-11T08:00:00.000Z', '2026-04-12T09:00:00.000Z');
    await hire('2026-04-01T09:00:00.000Z', '2026-04-02T09:00:00.000Z', '2026-05-30T09:00:00.000Z');
    await hire('2026-04-01T09:00:00.000Z', '2026-04-02T09:00:00.000Z', null);
    const days = (count: number) => count * 86_400;
    const told = async (period?: string, tenantId = otherTenant) => (await report('hires', period, tenantId)).body.data;
    const april = '2026-04-10T00:00:00.000Z,2026-04-30T23:59:59.999Z';
    expect(await told(april)).toEqual({ hires_count: 3, hire_seconds: days(2) });
    expect(await told()).toEqual({ hires_count: 4, hire_seconds: days(6) });
    expect(await told(april, exampleTenantId)).toEqual({ hires_count: 0, hire_seconds: null });
  });

  it('given interviews and hires by source, when reported, then those of the period count with what they reached, under the source of today', async () => {
    const company = randomUUID();
    const begun = async (source: string | null, at: string, more: { type: string; data: object }[] = []) => {
      const interviewId = randomUUID();
      const ids = { interviewId, candidateId };
      const opened = { ...ids, jobId: null, openInterviewId: randomUUID(), source };
      last = await service.append(
        'interview',
        interviewId,
        [
          { type: 'InterviewCreated', data: opened, at },
          ...more.map(({ type, data }) => ({ type, data: { ...ids, ...data }, at: '2026-05-20T09:00:00.000Z' })),
        ],
        company,
      );
      return interviewId;
    };
    const moved = (from: string, to: string) => ({ type: 'InterviewStatusChanged', data: { from, to, comment: '' } });
    const approved = await begun('referral', '2026-05-02T09:00:00.000Z', [
      moved('created', 'considered'),
      moved('considered', 'approved'),
    ]);
    await begun('indeed', '2026-05-02T10:00:00.000Z', [
      { type: 'InterviewSourceChanged', data: { source: 'referral' } },
      moved('created', 'rejected'),
    ]);
    await begun('indeed', '2026-05-03T10:00:00.000Z');
    await begun(null, '2026-05-30T10:00:00.000Z');
    const hire = { pendingHireId: randomUUID(), candidateId };
    const created = {
      ...{ ...hire, jobId: null, interviewId: approved, jobTitle: 'Pilot', startsOn: null, timeZone: null },
      ...{ managerId: null, teamId: null, checklistId: null, checklist: [] },
    };
    const done = { ...hire, by: randomUUID(), roles: [randomUUID()], type: 'regular', teams: [] };
    const told = [
      { type: 'PendingHireCreated', data: created },
      { type: 'PendingHireHired', data: done, at: '2026-07-01T09:00:00.000Z' },
    ];
    last = await service.append('pendingHire', hire.pendingHireId, told, company);
    const rows = async (period?: string) => (await report('sources', period, company)).body.data;
    const ofReferral = {
      source_name: 'referral',
      interviews_count: 2,
      reached: { created: 2, approved: 1, considered: 1, rejected: 1 },
      hires_count: 1,
    };
    const ofIndeed = { source_name: 'indeed', interviews_count: 1, reached: { created: 1 }, hires_count: 0 };
    expect(await rows('2026-05-01T00:00:00.000Z,2026-05-31T23:59:59.999Z')).toEqual([
      ofReferral,
      ofIndeed,
      { ...ofIndeed, source_name: null },
    ]);
    expect(await rows()).toHaveLength(3);
    expect(await rows('2026-05-02T09:30:00.000Z,2026-05-02T23:59:59.999Z')).toEqual([
      { ...ofReferral, interviews_count: 1, reached: { created: 1, rejected: 1 }, hires_count: 0 },
    ]);
    expect((await report('sources', undefined, randomUUID())).body.data).toEqual([]);
  });

  it.each([
    '',
    'yesterday',
    '2026-03-01T00:00:00Z',
    '2026-03-02T00:00:00Z,2026-03-01T00:00:00Z',
    '2026-03-01,2026-03-02',
    '2026-03-01T00:00:00Z,2026-04-01T23:59:59Z',
  ])('given the period "%s", when reported, then the refusal names filter[period]', async (period) => {
    for (const name of [
      'interviews',
      'jobs',
      'sources',
      'candidates',
      'hires',
      'training-programs',
      'training-schedules',
    ]) {
      const { status, body } = await report(name, period);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['filter[period]']]);
    }
  });

  it('given a period twice or another parameter, when reported, then the refusal names it', async () => {
    const now = '2026-03-01T00:00:00Z,2026-03-02T00:00:00Z';
    const twice = await report('jobs', `${now}&filter[period]=${now}`);
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['filter[period]']]);
    const other = await report('jobs', `${now}&colour=red`);
    expect([other.status, other.body.errors]).toEqual([422, { colour: ['field-unknown'] }]);
  });
});
