import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildTables } from '#projection-service/engine/rebuild';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { publicCompanyProjection } from './public-company.projection.ts';
import { publicJobProjection } from './public-job.projection.ts';

const JOBS = 10_000;
const padded = (turn: number) => String(turn).padStart(5, '0');

describe('ten thousand open jobs', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({ projections: [] });
    const told = history();
    const granted = { userId: exampleUserId, roles: ['Owner'] };
    told.record({ aggregate: 'membership', id: exampleUserId, type: 'MembershipGranted', data: granted });
    for (let turn = 0; turn < JOBS; turn += 1) {
      const id = derivedId('job', String(turn));
      told.job(id, 'JobCreated', { ...jobDetails(`Job ${padded(turn)}`), slug: `job-${turn}` });
      told.job(id, 'JobPublished');
    }
    for (const projection of [publicCompanyProjection, publicJobProjection])
      await rebuildTables(projection, { pool: service.projector, feed: memoryFeed(told.events) });
  });
  afterAll(() => service.close());

  const explain = async (sql: string) => {
    const { rows } = await service.reader.query(`explain (analyze, buffers, format json) ${sql}`);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    return { text: JSON.stringify(plan), blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  };

  it('given them, when one is searched, then it is found among all by the trigram index, in few blocks', async () => {
    const { body } = await service.get('/api/public/jobs?q=07171');
    expect(body).toMatchObject({ jobsFound: 1, jobs: [{ title: 'Job 07171' }] });
    const { text, blocks } = await explain(
      `select j.id from read.public_job j where j.is_open and j.all_words like '%07171%'`,
    );
    expect(text).toContain('public_job_words');
    expect(blocks).toBeLessThan(100);
  });

  it('given them, when a page is listed, then all are counted and the page is walked to along its index', async () => {
    const { body } = await service.get('/api/public/jobs?page=400');
    expect(body.jobsFound).toBe(JOBS);
    expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Job ${padded(24 - index)}`),
    );
    const { text, blocks } = await explain(
      `select j.id from read.public_job j where j.is_open order by j.published_at desc, j.id desc limit 25`,
    );
    expect(text).toContain('public_job_open');
    expect(blocks).toBeLessThan(20);
  });

  it('given them, when what a page shows is asked for its state, then the last of the index answers', async () => {
    const { blocks } = await explain(`select max(position), max(updated_at) from read.public_job where tenant_id =
      (select tenant_id from read.public_job limit 1)`);
    expect(blocks).toBeLessThan(20);
  });
});
