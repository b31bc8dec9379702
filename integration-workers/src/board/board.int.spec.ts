import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { Service } from 'platform/service';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenCompany } from '#integration-workers/test/read-models.fixture';
import { openVisitors } from '#integration-workers/test/visitors.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const OTHER_TENANT = '018f6a10-0000-7000-8000-0000000000ff';

let harness: Harness;
let service: Service;
let visitors: Awaited<ReturnType<typeof openVisitors>>;
beforeAll(async () => {
  harness = await openHarness();
  service = await harness.startWorkers();
  visitors = await openVisitors(harness);
  await givenCompany(harness.admin, { id: OTHER_TENANT, name: 'Summit Works', subdomain: 'summit' });
  await harness.changeStatus(await harness.openInterview(), 'created', 'approved');
  await harness.project();
  await eventually(async () => (await harness.mails()).length === 1 && (await harness.jobsIn('active')) === 0);
});
afterAll(async () => {
  await service.close();
  await harness.close();
});

const board = () => request(service.handle);
const enter = (ticket: string, tenant?: string) =>
  board()
    .get('/board')
    .query({ ticket, ...(tenant && { tenant }) });

/** Lets somebody in and gives what then carries them: the cookie. */
const visit = async (ticket: string, tenant?: string): Promise<string> => {
  const response = await enter(ticket, tenant).expect(303);
  return response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
};
const mayRead = ['tenant.board.read'];
const list = '/board/api/queues?activeQueue=work&page=1&jobsPerPage=10';

describe('the board', () => {
  it('given nobody, when the board or anything below it is asked for, then a problem says so', async () => {
    for (const path of [
      '/board',
      '/board/',
      '/board/api/queues',
      '/board/static/js/main.js',
      '/board?ticket=',
      '/board?ticket=x.y.z',
    ]) {
      const response = await board().get(path).expect(401);
      expect(response.headers['content-type']).toBe('application/problem+json');
      expect(response.body.code).toBe('unauthenticated');
    }
  });

  it('given a ticket, when it is shown, then a cookie for the board alone opens the page and the jobs', async () => {
    const owner = await visitors.logIn(mayRead);
    const entered = await enter(owner.ticket()).expect(303);
    expect(entered.headers.location).toBe('/board');
    expect(entered.headers['set-cookie']?.[0]).toMatch(
      /^onrecord_board=[\w-]{43}; Max-Age=28800; Path=\/board; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const page = await board().get('/board').set('Cookie', cookie).expect(200);
    expect(page.text).toContain('Onrecord jobs');
    const jobs = await board().get(list).set('Cookie', `a=b; ${cookie}`).expect(200);
    expect(jobs.body.queues[0].jobs).toContainEqual(
      expect.objectContaining({
        name: 'recruiting.interview.notify-candidate',
        data: expect.objectContaining({ cause: expect.objectContaining({ tenantId: exampleTenantId }) }),
      }),
    );
  });

  it('given a ticket that was used, is too old or is not ours, when it is shown, then nobody is let in', async () => {
    const owner = await visitors.logIn(mayRead);
    const ticket = owner.ticket();
    await visit(ticket);
    await enter(ticket).expect(401);
    await enter(owner.ticket({ seconds: -1 })).expect(401);
    await enter(`${ticket.slice(0, -4)}AAAA`).expect(401);
  });

  it('given somebody without the permission, when they show a ticket, then they are refused', async () => {
    const recruiter = await visitors.logIn(['tenant.jobs.read']);
    const response = await enter(recruiter.ticket()).expect(403);
    expect(response.body).toMatchObject({ code: 'forbidden' });
  });

  it('given a visit, when the session ends or the permission is taken, then the next request is refused', async () => {
    const first = await visitors.logIn(mayRead);
    const firstVisit = await visit(first.ticket());
    await first.endSession();
    await board().get('/board').set('Cookie', firstVisit).expect(401);
    const second = await visitors.logIn(mayRead);
    const secondVisit = await visit(second.ticket());
    await second.loseRights();
    await board().get('/board').set('Cookie', secondVisit).expect(403);
  });

  it('given somebody of two companies, when they name one, then they see its jobs, and are asked when they name none', async () => {
    const both = await visitors.logIn(mayRead, [exampleTenantId, OTHER_TENANT]);
    expect((await enter(both.ticket()).expect(400)).body.code).toBe('no-tenant');
    await visit(both.ticket(), 'harbor');
    await enter(both.ticket(), 'elsewhere').expect(403);
  });

  it('given the jobs of another company, when the board is looked at, then nothing but their place and time is seen', async () => {
    const stranger = await visitors.logIn(mayRead, [OTHER_TENANT]);
    const cookie = await visit(stranger.ticket());
    const { body } = await board().get(list).set('Cookie', cookie).expect(200);
    const [job] = body.queues[0].jobs;
    expect(job).toMatchObject({ data: {}, opts: {}, stacktrace: [] });
    expect(JSON.stringify(body)).not.toContain(exampleTenantId);
    for (const path of ['', '/logs', '/flow'])
      expect([200, 404]).toContain(
        (await board().get(`/board/api/queues/work/${job.id}${path}`).set('Cookie', cookie)).status,
      );
    await board().get(`/board/api/queues/work/${job.id}`).set('Cookie', cookie).expect(404);
    const logs = await board().get(`/board/api/queues/work/${job.id}/logs`).set('Cookie', cookie);
    expect(logs.body).toEqual([]);
  });

  it('given a visit, when anything is to be changed, then it is refused', async () => {
    const owner = await visitors.logIn(mayRead);
    const cookie = await visit(owner.ticket());
    const before = await harness.jobsIn('completed');
    for (const path of ['/board/api/queues/pause', '/board/api/queues/work/empty', '/board/api/queues/work/obliterate'])
      await board().put(path).set('Cookie', cookie).expect(405);
    await board().post('/board/api/queues/work/add').set('Cookie', cookie).send({ name: 'x' }).expect(405);
    await board().patch(`/board/api/queues/work/${randomUUID()}/delay`).set('Cookie', cookie).expect(405);
    expect(await harness.jobsIn('completed')).toBe(before);
  });

  it('given malformed queries, when a visitor sends them, then none is our fault', async () => {
    const owner = await visitors.logIn(mayRead);
    const cookie = await visit(owner.ticket());
    const queries = [
      'page=x',
      'page=-1',
      'jobsPerPage=0',
      'jobsPerPage=1e9',
      'status=nothing',
      'activeQueue=%25',
      'status=a&status=b',
      'page=1&jobsPerPage=99999999999999',
      'page=1000000&jobsPerPage=1000000',
    ];
    const paths = [
      ...queries.map((query) => `/board/api/queues?activeQueue=work&${query}`),
      '/board/api/queues?activeQueue=%E0%A4%A',
      '/board/api/queues/%E0%A4%A/x',
      '/board/api/queues/nowhere/x',
      '/board/api/queues/work/x/flow?depth=x',
      '/board/api/queues/work/%00',
      '/board/api/queues/work/metrics?start=x',
      '/board/api/redis/stats',
      '/board/api/job-schedulers',
      '/board/api/queues/work/workers',
      '/board/%',
      '/board?ticket=a&ticket=b',
    ];
    const answers = [];
    for (const path of paths) answers.push({ path, status: (await board().get(path).set('Cookie', cookie)).status });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
