import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { job } from 'contracts/recruiting/job/job.entity';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { createFind } from './list-find.ts';
import { HIDDEN } from './list-query.ts';
import { askAs } from './list-resource.ts';
import { projected } from './list-source.ts';
import { rebuildTables } from './rebuild.ts';

const JOBS = 25_000;
const KEPT = derivedId('what the first job is about');

describe('a list of many rows', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({ projections: [] });
    const told = history();
    for (let turn = 0; turn < JOBS; turn += 1)
      told.job(derivedId('job', String(turn)), 'JobCreated', {
        ...jobDetails(`Job ${String(turn).padStart(5, '0')}`),
        templateId: turn === 0 ? KEPT : null,
      });
    for (let turn = 0; turn < JOBS; turn += 2) told.job(derivedId('job', String(turn)), 'JobPublished');
    await rebuildTables(jobProjection, { pool: service.projector, feed: memoryFeed(told.events) });
  });
  afterAll(() => service.close());

  const page = async (range: [number, number], filter: object = {}, direction = 'ASC') => {
    const asked = {
      sort: JSON.stringify(['title', direction]),
      range: JSON.stringify(range),
      filter: JSON.stringify(filter),
    };
    const { status, body, headers } = await service.get(`/api/tenant/jobs?${new URLSearchParams(asked)}`);
    return {
      status,
      code: body.code,
      titles: Array.isArray(body) ? body.map(({ title }) => title) : [],
      range: headers['content-range'],
      isAtLeast: headers['x-total-at-least'] === 'true',
    };
  };
  const titled = (...numbers: number[]) => numbers.map((number) => `Job ${String(number).padStart(5, '0')}`);

  it.each([
    ['the beginning', [0, 1], titled(0, 1), 'jobs 0-1/25000'],
    ['a deep page', [10_000, 10_001], titled(10_000, 10_001), 'jobs 10000-10001/25000'],
    ['a page nearer to the end', [15_001, 15_002], titled(15_001, 15_002), 'jobs 15001-15002/25000'],
    ['the last page', [24_998, 25_010], titled(24_998, 24_999), 'jobs 24998-24999/25000'],
    ['a page behind the end', [30_000, 30_001], [], 'jobs */25000'],
  ])('given %s, when asked for, then it comes in order with the total', async (_name, range, titles, header) => {
    expect(await page(range as [number, number])).toMatchObject({
      status: 200,
      titles,
      range: header,
      isAtLeast: false,
    });
  });

  it('given the other direction, when a page near the end is asked for, then it is the mirror of the one near the beginning', async () => {
    expect((await page([24_998, 24_999], {}, 'DESC')).titles).toEqual(titled(1, 0));
  });

  it('given a page far from either end, when asked for, then the client is told to narrow its filter', async () => {
    expect(await page([12_000, 12_024])).toMatchObject({ status: 422, code: 'range-too-deep' });
    expect(await page([12_000, 12_024], { status: 'published' })).toMatchObject({
      status: 200,
      range: 'jobs 12000-12024/12500',
    });
  });

  it('given a search that finds many, when listed, then it is counted no further than twice the way to its page, ten thousand at most, and pages go on', async () => {
    const first = await page([0, 1], { q: 'job' });
    expect(first).toMatchObject({ titles: titled(0, 1), range: 'jobs 0-1/1000', isAtLeast: true });
    expect(await page([999, 1_000], { q: 'job' })).toMatchObject({
      titles: titled(999, 1_000),
      range: 'jobs 999-1000/2002',
    });
    expect(await page([9_000, 9_001], { q: 'job' })).toMatchObject({
      titles: titled(9_000, 9_001),
      range: 'jobs 9000-9001/10000',
    });
    expect(await page([0, 0], { q: 'job', status: 'published' })).toMatchObject({
      titles: titled(0),
      range: 'jobs 0-0/1000',
    });
  });

  it('given a search that finds one, when listed, then it is found', async () => {
    expect(await page([0, 24], { q: '17171' })).toMatchObject({
      titles: titled(17_171),
      range: 'jobs 0-0/1',
      isAtLeast: false,
    });
    expect(await page([1, 24], { q: '17171' })).toMatchObject({ titles: [], range: 'jobs */1' });
  });

  it('given rows that are kept from somebody by what they are about, when listed and searched, then those about nothing are there', async () => {
    const source = { ...projected(jobProjection), hiddenBy: { column: 'template_id' } };
    const options = {
      resource: job.list,
      source,
      fields: ['id', 'title'],
      tieBreaker: 'id',
      sameWithin: {},
    };
    const find = createFind(options, askAs(service.reader));
    const found = async (filter: object) => {
      const query = { sort: ['title', 'ASC'], range: [0, 1], filter } as const;
      const { rows } = await find(exampleTenantId, query as never, { [HIDDEN]: [KEPT] });
      return rows.map(([, title]) => title);
    };
    for (const filter of [{}, { q: 'job' }]) expect(await found(filter)).toEqual(titled(1, 2));
  });

  it('given lists of one company, when the reader asks, then indexes answer: few pages of the table are read', async () => {
    const client = await service.reader.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('onrecord.tenant', $1, true)`, [exampleTenantId]);
      const { rows } = await client.query(
        `explain (analyze, buffers, format json) select t.id from read.job t where t.tenant_id = $1
         order by t.title desc, t.id desc offset 5000 limit 25`,
        [exampleTenantId],
      );
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
      expect(JSON.stringify(plan)).toContain('"Node Type":"Index Only Scan"');
      expect(JSON.stringify(plan)).toContain('"Heap Fetches":0');
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(100);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });
});
