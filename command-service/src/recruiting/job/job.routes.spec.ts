import { newId } from 'contracts/kernel/id';
import { job } from 'contracts/recruiting/job/job.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/jobs';

describe('job routes', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object, as = app.recruiter) => as('post', path, body);

  it('given a title alone, when created, then the record is answered with a slug made of it', async () => {
    const response = await create({ title: 'Café Manager — nights' });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: response.body.id,
      title: 'Café Manager — nights',
      slug: 'cafe-manager-nights',
      ...job.defaults,
      status: 'unpublished',
      publishedAt: null,
      expiredAt: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
      version: 1,
    });
  });

  it.each(['0000-01-01', '9999-12-31'])(
    'given %s as the last day, when created or changed, then it is refused',
    async (expiresOn) => {
      const refused = { expiresOn: ['date-invalid'] };
      expect((await create({ title: 'Cook', expiresOn, timeZone: 'UTC' })).body.errors).toEqual(refused);
      const { id } = (await create({ title: 'Cook' })).body;
      const changed = await app.recruiter('patch', `${path}/${id}`, { expiresOn, timeZone: 'UTC' });
      expect([changed.status, changed.body.errors]).toEqual([422, refused]);
    },
  );

  it('given the same title many times, when created at once in two companies, then every slug is another', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        create({ title: 'Baker' }, n % 2 ? app.as('Owner', otherTenantId) : app.owner),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const slugs = answers.map(({ body }) => body.slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs.filter((slug) => /^baker(-[2-5])?$/.test(slug)).length).toBe(5);
  });

  it('given a title without letters of a slug or of a page of ours, when created, then another slug is found', async () => {
    expect((await create({ title: '採用' })).body.slug).toMatch(/^job-[0-9a-f]{12}$/);
    expect((await create({ title: 'Board' })).body.slug).toBe('board-2');
  });

  it('given a slug that another company has or that is reserved, when asked for, then the field is named', async () => {
    await create({ title: 'A', slug: 'head-chef' }, app.as('Owner', otherTenantId));
    const taken = await create({ title: 'B', slug: 'head-chef' });
    expect([taken.status, taken.body.code, taken.body.errors]).toEqual([
      409,
      'job-slug-taken',
      { slug: ['job-slug-taken'] },
    ]);
    const reserved = await create({ title: 'B', slug: 'hooks' });
    expect([reserved.status, reserved.body.errors]).toEqual([422, { slug: ['slug-reserved'] }]);
    expect((await create({ title: 'B', slug: 'No Good' })).body.errors).toEqual({ slug: ['slug-invalid'] });
  });

  it('given a job, when its slug changes, then the old one is free and the new one is taken', async () => {
    const { id } = (await create({ title: 'A', slug: 'first-name' })).body;
    expect((await app.recruiter('patch', `${path}/${id}`, { slug: 'second-name' })).body.slug).toBe('second-name');
    expect((await create({ title: 'B', slug: 'second-name' })).status).toBe(409);
    expect((await create({ title: 'B', slug: 'first-name' })).status).toBe(201);
    expect((await app.recruiter('patch', `${path}/${id}`, { slug: 'first-name' })).status).toBe(409);
  });

  it('given a removed job, when its slug is asked for, then it is free', async () => {
    const { id } = (await create({ title: 'A', slug: 'gone-soon' })).body;
    await app.recruiter('delete', `${path}/${id}`);
    expect((await create({ title: 'B', slug: 'gone-soon' })).status).toBe(201);
  });

  it('given a refused creation, when another asks for its slug, then it is free at once', async () => {
    const refused = await create({ title: 'A', slug: 'mine-now', salaryMin: 5, salaryMax: 1, currency: 'EUR' });
    const errors = { salaryMin: ['job-salary-range-invalid'], interval: ['job-salary-currency-required'] };
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    expect((await create({ title: 'B', slug: 'mine-now' })).status).toBe(201);
  });

  it('given the same Idempotency-Key, when created twice without a slug, then there is one job with one slug', async () => {
    const first = await create({ title: 'Waiter' }).set('Idempotency-Key', 'w1');
    const second = await create({ title: 'Waiter' }).set('Idempotency-Key', 'w1');
    expect(second.body).toEqual(first.body);
    expect((await create({ title: 'Waiter' })).body.slug).toBe('waiter-2');
  });

  it('given a job, when published and unpublished, then publishedAt comes and goes; again changes nothing', async () => {
    const { id } = (await create({ title: 'A' })).body;
    app.advance(1000);
    const published = await app.recruiter('post', `${path}/${id}/publish`);
    expect(published.body).toMatchObject({ status: 'published', publishedAt: '2026-03-02T09:00:01.000Z', version: 2 });
    expect((await app.recruiter('post', `${path}/${id}/publish`, {})).body.version).toBe(2);
    expect((await app.recruiter('post', `${path}/${id}/unpublish`)).body).toMatchObject({
      status: 'unpublished',
      publishedAt: null,
    });
  });

  it('given a publish with a body that says something, when sent, then the field is refused by name', async () => {
    const { id } = (await create({ title: 'A' })).body;
    const response = await app.recruiter('post', `${path}/${id}/publish`, { at: 'noon' });
    expect([response.status, response.body.errors]).toEqual([422, { at: ['field-unknown'] }]);
  });

  it('given the whole record, when put back edited, then the change is taken', async () => {
    const { body } = await create({ title: 'A' });
    const put = await app.recruiter('put', `${path}/${body.id}`, { ...body, title: 'B', status: 'published' });
    expect([put.status, put.body.title, put.body.status]).toEqual([200, 'B', 'unpublished']);
  });

  it('given an older version in If-Match, when changed with a slug, then it is 412 and the slug stays free', async () => {
    const { id } = (await create({ title: 'A' })).body;
    await app.recruiter('patch', `${path}/${id}`, { location: 'Oslo' });
    const stale = await app.recruiter('patch', `${path}/${id}`, { slug: 'wanted-one' }).set('If-Match', '1');
    expect(stale.status).toBe(412);
    expect((await create({ title: 'B', slug: 'wanted-one' })).status).toBe(201);
  });

  it('given a job, when copied, then the copy says the same, unpublished, at its own address, without what is of one posting', async () => {
    const details = { title: 'Chef', location: 'Oslo', categories: ['hospitality'], confirmationCode: 'ABC' };
    const lastDay = { expiresOn: '2026-04-01', timeZone: 'Europe/Oslo' };
    const { id } = (await create({ ...details, ...lastDay, postingUrl: 'https://board.example/1' })).body;
    await app.recruiter('post', `${path}/${id}/publish`);
    const copy = await app.recruiter('post', `${path}/${id}/copy`, {}).set('Idempotency-Key', 'c1');
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ ...details, slug: 'chef-2', status: 'unpublished', confirmationCode: '' });
    expect(copy.body).toMatchObject({ expiresOn: null, expiresAt: null, postingUrl: '', timeZone: 'Europe/Oslo' });
    const again = await app.recruiter('post', `${path}/${id}/copy`, {}).set('Idempotency-Key', 'c1');
    expect(again.body).toEqual(copy.body);
    const foreign = await app.as('Owner', otherTenantId)('post', `${path}/${id}/copy`, {});
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not-found']);
  });

  it('given a job with values of a removed field and of an option that was taken out, when copied, then the copy is without them', async () => {
    const option = { id: newId(new Date(0)), name: 'Day', isRetired: false };
    const field = async (body: object) =>
      (await app.owner('post', '/api/tenant/custom-fields', { appliesTo: 'job', ...body })).body;
    const [kept, removed] = [await field({ name: 'Dock' }), await field({ name: 'Pier' })];
    const shift = await field({ name: 'Shift', kind: 'choice', options: [option] });
    const custom = { [kept.id]: 'A', [removed.id]: 'B', [shift.id]: option.id };
    const { id } = (await create({ title: 'Mooring hand', custom })).body;
    await app.owner('delete', `/api/tenant/custom-fields/${removed.id}`);
    const options = [
      { ...option, isRetired: true },
      { id: newId(new Date(1)), name: 'Night', isRetired: false },
    ];
    await app.owner('patch', `/api/tenant/custom-fields/${shift.id}`, { options });
    const copy = await app.recruiter('post', `${path}/${id}/copy`, {});
    expect([copy.status, copy.body.custom]).toEqual([201, { [kept.id]: 'A' }]);
  });

  it('given two jobs, when they swap their slugs by way of a third, then each has the other’s; one that left its slug for another may come back', async () => {
    const [one, other] = [await create({ title: 'A', slug: 'swap-a' }), await create({ title: 'B', slug: 'swap-b' })];
    const move = async (id: string, slug: string) => (await app.recruiter('patch', `${path}/${id}`, { slug })).status;
    expect(await move(one.body.id, 'swap-b')).toBe(409);
    expect(await move(one.body.id, 'swap-c')).toBe(200);
    expect(await move(other.body.id, 'swap-a')).toBe(200);
    expect(await move(one.body.id, 'swap-b')).toBe(200);
    for (const slug of ['five-1', 'five-2', 'five-3', 'five-4', 'swap-b'])
      expect(await move(one.body.id, slug)).toBe(200);
  });

  it('given somebody who writes a note about a job, when it is written, then it has their name, and a job that there is', async () => {
    const { id } = (await create({ title: 'A' })).body;
    const note = await app.recruiter('post', '/api/tenant/job-notes', { jobId: id, text: 'Ask for a crew.' });
    expect(note.body).toMatchObject({ jobId: id, text: 'Ask for a crew.', mentions: [] });
    expect(note.body.authorId).toMatch(/^[0-9a-f-]{36}$/);
    const foreign = await app.as('Owner', otherTenantId)('post', '/api/tenant/job-notes', { jobId: id, text: 'x' });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { jobId: ['job-not-found'] }]);
  });

  it('given a job of another company, when touched by id, then it is not found', async () => {
    const { id } = (await create({ title: 'A' })).body;
    const foreign = app.as('Owner', otherTenantId);
    const answers = [
      await foreign('patch', `${path}/${id}`, { title: 'B', slug: 'stolen-one' }),
      await foreign('put', `${path}/${id}`, { title: 'B' }),
      await foreign('post', `${path}/${id}/publish`),
      await foreign('post', `${path}/${id}/unpublish`),
      await foreign('delete', `${path}/${id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']));
  });
});
