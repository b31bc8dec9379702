import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { Permission } from 'contracts/kernel/permission';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const everything = Permission.options;
const notAll = everything.filter((name) => name !== 'tenant.jobs.all');
const [onTeam, another, allSeeing] = [randomUUID(), randomUUID(), randomUUID()];

describe('a job that is kept to its hiring team', () => {
  let service: Harness;
  let minPosition = '';
  const secret = randomUUID();
  const ids = { interview: '', open: '', openInterview: '', note: randomUUID() };

  const restrictTo = async (team: string[] | null) => {
    const admin = new pg.Client(service.database.superuserUrl);
    await admin.connect();
    await admin.query(
      `insert into access.job (job_id, tenant_id, restricted_to, version) values ($1, $2, $3, 1)
       on conflict (job_id) do update set restricted_to = excluded.restricted_to`,
      [secret, exampleTenantId, team],
    );
    await admin.end();
  };

  beforeAll(async () => {
    service = await openHarness({
      authorize: async ({ authorization }) => {
        const [tenantId = '', userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
        const permissions = userId === allSeeing ? everything : notAll;
        return { userId, sid: exampleUserId, tenantId, roles: [], permissions } as never;
      },
    });
    const story = storyOf(service);
    const { id: candidateId } = await story.candidate('Ada', 'Berg');
    ids.open = (await story.job('Cook')).id;
    ids.openInterview = (await story.interview(candidateId, ids.open)).id;
    const data = { jobId: secret, ...jobDetails('Chief of staff'), isRestricted: true };
    await service.append('job', secret, [{ type: 'JobCreated', data }]);
    ids.interview = (await story.interview(candidateId, secret)).id;
    await story.move(ids.interview, candidateId, 'reviewed', 'Quiet');
    const note = { jobNoteId: ids.note, jobId: secret, text: 'Quiet', mentions: [], authorId: onTeam };
    minPosition = await service.append('jobNote', ids.note, [{ type: 'JobNoteCreated', data: note }]);
    await restrictTo([onTeam]);
  });
  afterAll(() => service.close());

  const get = (userId: string, path: string) => service.get(`/api/tenant/${path}`, { userId, minPosition });
  const listed = async (userId: string, path: string) => {
    const { status, body, headers } = await get(userId, path);
    return [status, body.map(({ id }: { id: string }) => id).sort(), headers['content-range']?.split('/')[1]];
  };
  const q = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const paths = () => [
    `jobs/${secret}`,
    `jobs/${secret}/funnel`,
    `interviews/${ids.interview}`,
    `job-notes/${ids.note}`,
  ];

  const contractAbout = async (jobId: string) => {
    const [id, signerId, roleId] = [randomUUID(), randomUUID(), randomUUID()];
    const document = { path: `contracts/${id}`, sha256: '0'.repeat(64), bytes: 1, pages: 1 };
    const about = { templateId: randomUUID(), candidateId: null, jobId, pendingHireId: null };
    const words = { title: 'Quiet terms', message: '', locale: 'en-us', sentBy: onTeam };
    const signers = [{ id: signerId, roleId, role: 'Employee', name: 'Ada', email: 'ada@mail.example' }];
    const terms = { isOrdered: true, expiresAt: '2099-01-01T00:00:00.000Z', remindEveryDays: null };
    const who = { signers, signerIds: [signerId], codes: [], fields: [], document };
    const data = { contractId: id, ...about, ...words, ...terms, ...who };
    minPosition = await service.append('contract', id, [{ type: 'ContractCreated', data }]);
    return id;
  };

  it('given somebody who is not on the team, when they list, search or filter, then nothing of it is there or counted', async () => {
    const both = [ids.interview, ids.openInterview].sort();
    expect(await listed(another, 'jobs')).toEqual([200, [ids.open], '1']);
    expect(await listed(another, 'interviews')).toEqual([200, [ids.openInterview], '1']);
    expect(await listed(another, `interviews${q({ q: 'ada' })}`)).toEqual([200, [ids.openInterview], '1']);
    expect(await listed(another, `interviews${q({ status: 'reviewed' })}`)).toEqual([200, [], '0']);
    expect(await listed(another, `interviews${q({ jobId: secret })}`)).toEqual([200, [], '0']);
    expect(await listed(another, `interviews${q({ id: both })}`)).toEqual([200, [ids.openInterview], '1']);
    expect(await listed(another, `jobs${q({ q: 'chief' })}`)).toEqual([200, [], '0']);
    expect(await listed(another, `job-notes${q({ jobId: secret })}`)).toEqual([200, [], '0']);
    expect(await listed(another, `interview-log${q({ interviewId: ids.interview })}`)).toEqual([200, [], '0']);
    for (const userId of [onTeam, allSeeing]) {
      expect(await listed(userId, 'interviews')).toEqual([200, both, '2']);
      expect((await get(userId, `interview-log${q({ interviewId: ids.interview })}`)).body).toHaveLength(1);
    }
  });

  it('given its address, when somebody who is not on the team asks, then there is no such thing; the team and whoever sees all get it', async () => {
    const answers = async (userId: string) => {
      const found = await Promise.all(paths().map((path) => get(userId, path)));
      return found.map(({ status }) => status);
    };
    expect(await answers(another)).toEqual([404, 404, 404, 404]);
    expect(await answers(onTeam)).toEqual([200, 200, 200, 200]);
    expect(await answers(allSeeing)).toEqual([200, 200, 200, 200]);
    expect((await get(another, `jobs/${secret}/preview`)).status).toBe(404);
  });

  it('given one of the team, when they leave it, then it is gone with their next request', async () => {
    await restrictTo([]);
    expect((await get(onTeam, `interviews/${ids.interview}`)).status).toBe(404);
    expect(await listed(onTeam, 'jobs')).toEqual([200, [ids.open], '1']);
    await restrictTo(null);
    expect((await get(another, `interviews/${ids.interview}`)).status).toBe(200);
  });

  it('given contracts about it and about another, when somebody who is not on the team lists, counts or asks, then theirs alone are there', async () => {
    await restrictTo([onTeam]);
    const [quiet, open] = [await contractAbout(secret), await contractAbout(ids.open)];
    expect(await listed(another, 'contracts')).toEqual([200, [open], '1']);
    expect(await listed(another, `contracts${q({ q: 'quiet' })}`)).toEqual([200, [open], '1']);
    expect(await listed(another, `contracts${q({ status: 'sent' })}`)).toEqual([200, [open], '1']);
    expect((await get(another, `contracts/${quiet}`)).status).toBe(404);
    for (const userId of [onTeam, allSeeing]) {
      expect(await listed(userId, 'contracts')).toEqual([200, [quiet, open].sort(), '2']);
      expect((await get(userId, `contracts/${quiet}`)).status).toBe(200);
    }
  });

  it('given a mail about it, when the job is removed, then the mail is still there for the team alone, as one about no job is for all', async () => {
    await restrictTo([onTeam]);
    const mailTo = async (jobId: string | null) => {
      const id = randomUUID();
      const words = { to: 'ada@mail.example', subject: 'Quiet', content: 'Quiet', locale: 'en-us', attachmentIds: [] };
      const about = { candidateId: randomUUID(), interviewId: null, jobId, templateId: null };
      const data = { candidateMailId: id, ...about, ...words, isHeld: false, decision: null, decidedAt: null };
      await service.append('candidateMail', id, [{ type: 'CandidateMailWritten', data }]);
      return id;
    };
    const [quiet, open] = [await mailTo(secret), await mailTo(null)];
    minPosition = await service.append('job', secret, [{ type: 'JobRemoved', data: { jobId: secret } }]);
    expect(await listed(another, 'candidate-mails')).toEqual([200, [open], '1']);
    expect((await get(another, `candidate-mails/${quiet}`)).status).toBe(404);
    expect(await listed(onTeam, 'candidate-mails')).toEqual([200, [quiet, open].sort(), '2']);
  });
});
