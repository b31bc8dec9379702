import simpleRestProvider from 'ra-data-simple-rest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { expect, test } from '#deploy/test/journey';
import { staff, unique } from '#deploy/test/staff.fixture';

type Options = RequestInit;

/** The provider as it is published, with nothing of ours but a token, the company and what was last written. */
const loggedIn = async (email: string, company: string) => {
  const root = `${process.env.ONRECORD_URL}/api`;
  const login = await fetch(`${root}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token } = await login.json();
  let position: string | null = null;

  const call = async (url: string, options: Options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('authorization', `Bearer ${token}`);
    headers.set('x-tenant', company);
    if (options.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    if (position && (options.method ?? 'GET') === 'GET') headers.set('x-min-position', position);
    const response = await fetch(url, { ...options, headers });
    const body = await response.text();
    if (!response.ok) throw Object.assign(new Error(body), { status: response.status });
    position = response.headers.get('x-position') ?? position;
    return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : undefined };
  };
  const post = (path: string, body: object = {}) =>
    call(`${root}/tenant/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { provider: simpleRestProvider(`${root}/tenant`, call), post };
};

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'updatedAt', order: 'DESC' as const } };

test('given ra-data-simple-rest as it is published, when a recruiter goes through the story with it, then every call of it works and reads what was written', async () => {
  const { provider, post } = await loggedIn(staff.recruiter, 'harbor');
  const title = unique('Ferry pilot');

  const { data: job } = await provider.create('jobs', { data: { title, location: 'Bayfield' } });
  expect(job).toMatchObject({ title, status: 'unpublished', version: 1 });
  await post(`jobs/${job.id}/publish`);
  const { data: read } = await provider.getOne('jobs', { id: job.id });
  expect(read).toMatchObject({ title, status: 'published', location: 'Bayfield' });
  const { data: updated } = await provider.update('jobs', {
    id: job.id,
    data: { ...read, location: 'Madeline Island' },
    previousData: read,
  });
  expect(updated).toMatchObject({ id: job.id, location: 'Madeline Island' });

  const lastName = unique('Kettleson');
  const person = { firstName: 'Arvid', lastName, email: 'arvid.kettleson@mail.example', phone: '' };
  const { data: candidate } = await provider.create('candidates', { data: person });
  expect(candidate).toMatchObject(person);
  const { data: interview } = await provider.create('interviews', {
    data: { candidateId: candidate.id, jobId: job.id },
  });
  const { json: moved } = await post(`interviews/${interview.id}/status`, {
    status: 'approved',
    comment: 'Calm in fog.',
  });
  expect(moved).toMatchObject({ id: interview.id, status: 'approved' });

  const found = await provider.getList('interviews', { ...page, filter: { q: `Arvid ${lastName}` } });
  expect(found).toMatchObject({ total: 1, data: [{ id: interview.id, status: 'approved', jobTitle: title }] });
  const log = await provider.getManyReference('interview-log', {
    ...page,
    sort: { field: 'occurredAt', order: 'DESC' },
    target: 'interviewId',
    id: interview.id,
    filter: {},
  });
  expect(log.data[0]).toMatchObject({ from: 'created', to: 'approved', comment: 'Calm in fog.' });

  const { data: removed } = await provider.delete('jobs', { id: job.id, previousData: updated });
  expect(removed).toMatchObject({ id: job.id });
  await expect(provider.getOne('jobs', { id: job.id })).rejects.toMatchObject({ status: 404 });
});

test('given ra-data-simple-rest as it is published, when it asks for more records by their ids than a page holds, then it gets all of them', async () => {
  const { provider } = await loggedIn(staff.recruiter, 'harbor');
  const { data: people, total } = await provider.getList('candidates', {
    pagination: { page: 1, perPage: 40 },
    sort: { field: 'lastName', order: 'ASC' },
    filter: {},
  });
  expect(people).toHaveLength(40);
  expect(total).toBeGreaterThanOrEqual(60);
  const { data: same } = await provider.getMany('candidates', { ids: people.map(({ id }) => id) });
  expect(new Set(same.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)));
});

test('given the auditor with ra-data-simple-rest, when the history of an interview is asked for, then the audit answers it page by page', async () => {
  const { provider } = await loggedIn(staff.auditor, 'harbor');
  const newest = { field: 'occurredAt', order: 'DESC' as const };
  const { data, total } = await provider.getList('audit-log', {
    pagination: { page: 2, perPage: 10 },
    sort: newest,
    filter: { entity: 'interview' },
  });
  expect(data).toHaveLength(10);
  expect(total).toBeGreaterThan(150);
  const times = data.map(({ occurredAt }) => occurredAt);
  expect(times).toEqual(times.toSorted().toReversed());
});
