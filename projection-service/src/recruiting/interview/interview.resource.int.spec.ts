import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const query = (parts: Record<string, unknown>): string =>
  `?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))}`;

describe('GET /api/tenant/interviews', () => {
  const otherTenant = randomUUID();
  let service: Harness;
  let last: string;
  const people: Record<string, string> = {};
  const jobs: Record<string, string> = {};
  const interviews: Record<string, string> = {};

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    for (const title of ['Harbour pilot', 'Cook']) jobs[title] = (await story.job(title)).id;
    for (const name of ['Zoë Ångström', 'ada Byron', 'Grace Hopper', 'Łukasz Nowak']) {
      const [first = '', lastName = ''] = name.split(' ');
      const { id } = await story.candidate(first, lastName);
      people[name] = id;
      const { id: interview } = await story.interview(id, jobs['Harbour pilot'] ?? '');
      interviews[name] = interview;
    }
    await story.move(interviews['ada Byron'] ?? '', people['ada Byron'] ?? '', 'approved', 'Well done');
    last = await story.move(interviews['Grace Hopper'] ?? '', people['Grace Hopper'] ?? '', 'approved');
    const other = storyOf(service, otherTenant);
    const { id: stranger } = await other.candidate('Ada', 'Elsewhere');
    const { id: job } = await other.job('Harbour pilot');
    last = (await other.interview(stranger, job)).position;
  });
  afterAll(() => service.close());

  const list = (parts: Record<string, unknown> = {}, tenantId = exampleTenantId) =>
    service.get(`/api/tenant/interviews${query(parts)}`, { tenantId, minPosition: last });
  const names = (body: { candidateName: string }[]) => body.map(({ candidateName }) => candidateName);

  it('given interviews of two companies, when one asks, then it sees its own, newest change first, with the total', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(headers['content-range']).toBe('interviews 0-3/4');
    expect(headers['access-control-expose-headers']).toContain('Content-Range');
    expect(names(body).slice(0, 2)).toEqual(['Grace Hopper', 'ada Byron']);
    expect(body[1]).toEqual({
      id: interviews['ada Byron'],
      candidateId: people['ada Byron'],
      candidateName: 'ada Byron',
      jobId: jobs['Harbour pilot'],
      openInterviewId: null,
      source: null,
      jobTitle: 'Harbour pilot',
      status: 'approved',
      statusSince: expect.any(String),
      responseIds: [],
      reasonId: null,
      reasonName: null,
      ...{ assigneeId: null, assigneeName: null, teamId: null, teamName: null },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.any(String),
      version: 2,
    });
  });

  it('given names with capitals and accents, when sorted, then they stand as people expect', async () => {
    const { body } = await list({ sort: ['candidateName', 'ASC'] });
    expect(names(body)).toEqual(['ada Byron', 'Grace Hopper', 'Łukasz Nowak', 'Zoë Ångström']);
    const { body: back } = await list({ sort: ['candidateName', 'DESC'] });
    expect(names(back)).toEqual(names(body).toReversed());
  });

  it('given pages of two, when read one after the other, then every row comes once', async () => {
    const first = await list({ sort: ['candidateName', 'ASC'], range: [0, 1] });
    const second = await list({ sort: ['candidateName', 'ASC'], range: [2, 3] });
    expect(first.headers['content-range']).toBe('interviews 0-1/4');
    expect(second.headers['content-range']).toBe('interviews 2-3/4');
    expect(new Set([...names(first.body), ...names(second.body)]).size).toBe(4);
    const beyond = await list({ range: [10, 19] });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers['content-range']).toBe('interviews */4');
  });

  it.each([
    [{ status: 'approved' }, 2],
    [{ status: 'rejected' }, 0],
    [{ jobId: () => jobs['Harbour pilot'] }, 4],
    [{ jobId: () => jobs.Cook }, 0],
    [{ jobId: () => jobs['Harbour pilot'], status: 'approved' }, 2],
    [{ candidateId: () => people['Grace Hopper'] }, 1],
    [{ jobId: () => [jobs['Harbour pilot'], jobs.Cook] }, 4],
    [{ jobId: () => [jobs.Cook], status: 'approved' }, 0],
    [{ updatedAt_gte: '2026-03-02T09:00:00.000Z', updatedAt_lte: '2027-01-01T00:00:00.000Z' }, 4],
    [{ updatedAt_lte: '2026-03-02T09:00:00.000Z' }, 0],
    [{ updatedAt_gte: '2026-03-02T09:00:00.000Z', status: 'approved', q: 'pilot' }, 2],
    [{ updatedAt_lte: '2026-03-02T09:00:00.000Z', q: 'pilot' }, 0],
    [{ jobId: () => [jobs['Harbour pilot'], jobs.Cook], q: 'ada' }, 1],
    [{ candidateId: () => people['Grace Hopper'], status: 'approved' }, 1],
  ])('given the filter %o, when listed, then %i rows are found and counted', async (filter, count) => {
    const asked = Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
    );
    const { body, headers } = await list({ filter: asked });
    expect(body).toHaveLength(count);
    expect(headers['content-range']).toMatch(new RegExp(`/${count}$`));
  });

  it.each([
    ['ada', ['ada Byron']],
    ['ZOE angs', ['Zoë Ångström']],
    ['łuk', ['Łukasz Nowak']],
    ['pilot hopper', ['Grace Hopper']],
    ['by', ['ada Byron']],
    ['opp', ['Grace Hopper']],
    ['pilot nobody', []],
    ['%', []],
    ['_da', []],
    ["' or 1=1 --", []],
  ])('given the search %s, when listed, then those with all of its words are found', async (q, found) => {
    const { body, headers } = await list({ filter: { q } });
    expect(names(body)).toEqual(found);
    expect(headers['content-range']).toMatch(new RegExp(`/${found.length}$`));
  });

  it('given a search and a filter and a page, when listed, then all three hold', async () => {
    const { body, headers } = await list({
      filter: { q: 'pilot', status: 'created' },
      sort: ['candidateName', 'ASC'],
      range: [1, 1],
    });
    expect(names(body)).toEqual(['Zoë Ångström']);
    expect(headers['content-range']).toBe('interviews 1-1/2');
  });

  it('given ids, when asked for by id, then all of them come, whatever the page, and none of another company', async () => {
    const { body: others } = await list({}, otherTenant);
    const ids = [...Object.values(interviews), others[0].id];
    const { body, headers } = await list({ filter: { id: ids } });
    expect(body).toHaveLength(4);
    expect(headers['content-range']).toBe('interviews 0-3/4');
    const { body: one } = await list({ filter: { id: ids, q: 'grace' } });
    expect(names(one)).toEqual(['Grace Hopper']);
  });

  it('given an id of another company, when shown, then there is no such thing', async () => {
    const path = `/api/tenant/interviews/${interviews['ada Byron']}`;
    const own = await service.get(path, { minPosition: last });
    expect([own.status, own.headers.etag]).toEqual([200, '"2"']);
    const foreign = await service.get(path, { tenantId: otherTenant, minPosition: last });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not-found']);
  });

  it.each([
    ['sort', { sort: ['status', 'ASC'] }, 'sort'],
    ['filter', { filter: { colour: 'red' } }, 'colour'],
    ['status', { filter: { status: 'invented' } }, 'status'],
    ['range', { range: [5, 1] }, 'range'],
    ['NUL in a search', { filter: { q: 'a\0b' } }, 'q'],
  ])('given a wrong %s, when listed, then the refusal names it', async (_name, parts, field) => {
    const { status, body } = await list(parts);
    expect([status, body.code]).toEqual([422, 'validation-failed']);
    expect(Object.keys(body.errors).join(' ')).toContain(field);
  });

  it('given a page too deep to walk to, when asked for, then the refusal says so', async () => {
    const deepSearch = await list({ range: [20_000, 20_024], filter: { q: 'ada' } });
    expect([deepSearch.status, deepSearch.body.code]).toEqual([422, 'range-too-deep']);
    const beyond = await list({ range: [20_000, 20_024] });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([200, 'interviews */4']);
  });

  it('given a reader without a filter, when it asks the tables, then it sees only the company it was set to', async () => {
    const client = await service.reader.connect();
    try {
      const read = async () => (await client.query('select distinct tenant_id from read.interview')).rows;
      expect(await read()).toEqual([]);
      await client.query('begin');
      await client.query(`select set_config('onrecord.tenant', $1, true)`, [otherTenant]);
      expect(await read()).toEqual([{ tenant_id: otherTenant }]);
      const counters = await client.query('select distinct tenant_id from read.interview_count');
      expect(counters.rows).toEqual([{ tenant_id: otherTenant }]);
      const found = await client.query(
        `select id from read.search('interview', '{%ada%}', '[]', 'updated_at', true, 0, 9, 99)`,
      );
      expect(found.rows).toHaveLength(1);
      await client.query('commit');
      expect(await read()).toEqual([]);
      await expect(client.query('select * from read.interview_ref')).rejects.toThrow('permission denied');
    } finally {
      client.release();
    }
  });

  it('given a log of moves, when listed for an interview, then it tells who did what, and needs the interview', async () => {
    const { body } = await service.get(
      `/api/tenant/interview-log${query({ filter: { interviewId: interviews['ada Byron'] } })}`,
      { minPosition: last },
    );
    expect(body).toEqual([
      {
        id: expect.any(String),
        interviewId: interviews['ada Byron'],
        from: 'created',
        to: 'approved',
        comment: 'Well done',
        reasonName: null,
        isUndo: false,
        source: null,
        actorId: exampleUserId,
        actorName: 'Rita Recruiter',
        apiKeyId: null,
        occurredAt: expect.any(String),
      },
    ]);
    const { status, body: refused } = await service.get('/api/tenant/interview-log');
    expect(status).toBe(422);
    expect(Object.keys(refused.errors).join(' ')).toContain('interviewId');
  });

  it('given an interview that follows from an application, when its log is listed, then it tells by which way and names nobody', async () => {
    const [interviewId, jobId, applicationId] = [randomUUID(), randomUUID(), randomUUID()];
    const data = {
      applicationId,
      interviewId,
      jobId,
      openInterviewId: null,
      userId: exampleUserId,
      source: 'company-page',
    };
    const minPosition = await service.append('application', applicationId, [{ type: 'ApplicationSubmitted', data }]);
    const { body } = await service.get(`/api/tenant/interview-log${query({ filter: { interviewId } })}`, {
      minPosition,
    });
    expect(body).toMatchObject([
      {
        interviewId,
        from: null,
        to: null,
        comment: null,
        source: 'company-page',
        actorId: 'applicant',
        actorName: null,
      },
    ]);
  });

  it('given an interview that is assigned, when listed by whom, then it is found with their name, until it is a team’s', async () => {
    const of = { interviewId: interviews['ada Byron'], candidateId: people['ada Byron'] };
    const assign = async (data: object) => {
      const event = { type: 'InterviewAssigned', data: { ...of, assigneeId: null, teamId: null, ...data } };
      last = await service.append('interview', of.interviewId ?? '', [event]);
    };
    const found = async (filter: object) =>
      (await list({ filter })).body.map(
        ({ assigneeName, teamName }: Record<string, string>) => assigneeName ?? teamName,
      );
    await assign({ assigneeId: exampleUserId });
    expect(await found({ assigneeId: exampleUserId })).toEqual(['Rita Recruiter']);
    const teamId = randomUUID();
    await service.append('team', teamId, [
      { type: 'TeamCreated', data: { teamId, name: 'Dock', userIds: [exampleUserId] } },
    ]);
    await assign({ teamId });
    expect(await found({ assigneeId: exampleUserId })).toEqual([]);
    expect(await found({ teamId: [teamId] })).toEqual(['Dock']);
  });
});
