import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { memoryFeed } from 'platform/test/memory-feed.fixture';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { auditProjection } from '#projection-service/reporting/audit/audit.projection';
import { type DatabaseHarness, openDatabase, quiet, storedRows } from '#projection-service/test/database.harness';
import { eventually } from '#projection-service/test/eventually';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { companies, contents, LANES } from '#projection-service/test/lanes.fixture';
import { type Engine, startEngine } from './engine.ts';
import { laneNames } from './lanes.ts';
import { rebuildTables } from './rebuild.ts';

describe('the runners of lanes', () => {
  let harness: DatabaseHarness;
  let engines: Engine[];
  let told: ReturnType<typeof history>;
  beforeEach(async () => {
    harness = await openDatabase();
    engines = [];
    told = history();
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    await harness.close();
  });

  const start = async (feed: ReturnType<typeof memoryFeed>, lanes: number) => {
    const engine = await startEngine([interviewProjection, auditProjection], {
      ...{ url: harness.database.urls.PROJECTOR_DATABASE_URL, poolSize: 4, log: quiet },
      ...{ feed, keys: memoryKeyRing(), lanes },
    });
    engines.push(engine);
    return engine;
  };
  const end = async (engine: Engine) => {
    engines = engines.filter((one) => one !== engine);
    await engine.close();
  };

  /** A job and an interview in each company, all by one user. */
  const story = () => {
    told.user(exampleUserId, 'Ada');
    for (const company of companies) {
      const [jobId, candidateId] = [derivedId('job', company), derivedId('candidate', company)];
      told.job(jobId, 'JobCreated', jobDetails('Pilot'), company);
      told.interview(derivedId('interview', company), 'InterviewCreated', { candidateId, jobId }, company);
    }
    return memoryFeed(told.events);
  };
  const renamed = (company: string, title: string): Recorded =>
    told.job(derivedId('job', company), 'JobChanged', { from: { title: 'Pilot' }, to: { title } }, company);
  const userRenamed = (name: string): Recorded =>
    told.record({
      ...{ aggregate: 'user', id: exampleUserId, type: 'UserRenamed', tenantId: GLOBAL },
      data: { userId: exampleUserId, from: 'Ada', to: name },
    });
  /** How the audits of all companies call who did it. */
  const actors = async () => {
    const { rows } = await harness.projector.query(
      'select actor_name as name, count(distinct tenant_id)::int4 as companies from read.audit group by 1',
    );
    return rows;
  };
  const titles = async () => {
    const rows = await Promise.all(companies.map((id) => storedRows(harness.projector, interviewProjection, id)));
    return rows.flat().map(({ jobTitle }) => jobTitle);
  };
  const show = (...wanted: string[]) => eventually(titles, (found) => JSON.stringify(found) === JSON.stringify(wanted));
  const lanesOfAll = async () => {
    const { rows } = await harness.projector.query<{ name: string }>('select name from read.checkpoint order by name');
    return rows.map(({ name }) => name);
  };
  const all = async () => ({
    ...(await contents(harness, interviewProjection)),
    ...(await contents(harness, auditProjection)),
  });
  /** How many lanes each process runs, by the advisory locks that it holds. */
  const running = async () => {
    const { rows } = await harness.projector.query<{ n: number }>(
      `select count(*)::int4 as n from pg_locks where locktype = 'advisory' and classid = 727003 and granted
       and database = (select oid from pg_database where datname = current_database()) group by pid order by n`,
    );
    return rows.map(({ n }) => n);
  };

  /** Two processes, of which each runs one or two of three lanes of two projections. */
  const isShared = (shares: readonly number[]) =>
    shares.length === 2 && shares.every((n) => n >= 2 && n <= 4) && shares.reduce((a, b) => a + b) === LANES * 2;

  it('given tables in one lane, when they are to be in three, in two and in one again, then they are built so, and show what comes', async () => {
    const feed = story();
    const names = [interviewProjection.name, auditProjection.name];
    const [first = ''] = companies;
    for (const lanes of [1, 3, 2, 1]) {
      const engine = await start(feed, lanes);
      const wanted = names.flatMap((name) => (lanes === 1 ? [name] : laneNames(name, lanes))).toSorted();
      expect(await eventually(lanesOfAll, (found) => found.join() === wanted.join())).toEqual(wanted);
      await show('Pilot', 'Pilot', 'Pilot');
      feed.add(renamed(first, `Pilot in ${lanes}`), userRenamed(`Ada ${lanes}`));
      await show(`Pilot in ${lanes}`, 'Pilot', 'Pilot');
      const named = [{ name: `Ada ${lanes}`, companies: companies.length }];
      expect(await eventually(actors, (found) => JSON.stringify(found) === JSON.stringify(named))).toEqual(named);
      feed.add(renamed(first, 'Pilot'));
      await show('Pilot', 'Pilot', 'Pilot');
      expect(await engine.progress.reaches(names, await feed.head(), 60_000)).toBe(true);
      await end(engine);
      const live = await all();
      for (const projection of [interviewProjection, auditProjection])
        await rebuildTables(projection, { pool: harness.projector, feed });
      expect(await all()).toEqual(live);
      expect(await lanesOfAll()).toEqual(wanted);
    }
  });

  it('given two processes, when both run, then they share the lanes; when one ends, then the other runs all of them and every event is folded once', async () => {
    const feed = story();
    const first = await start(feed, LANES);
    await show('Pilot', 'Pilot', 'Pilot');
    expect(await eventually(running, (shares) => shares[0] === LANES * 2)).toEqual([LANES * 2]);
    await start(feed, LANES);
    expect(await eventually(running, isShared)).toSatisfy(isShared);
    for (const company of companies) feed.add(renamed(company, 'Harbour pilot'));
    await show('Harbour pilot', 'Harbour pilot', 'Harbour pilot');
    await end(first);
    expect(await eventually(running, ([only]) => only === LANES * 2)).toEqual([LANES * 2]);
    for (const company of companies) feed.add(renamed(company, 'River pilot'));
    await show('River pilot', 'River pilot', 'River pilot');
    const { rows } = await harness.projector.query(`select sum(n)::int8 as n from read.interview_count where key = ''`);
    expect(rows).toEqual([{ n: BigInt(LANES) }]);
  });

  it('given two processes, when the connections that hold the locks are cut, then each lane is run again by one of them', async () => {
    const feed = story();
    await start(feed, LANES);
    await start(feed, LANES);
    await eventually(running, isShared);
    await harness.projector.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 727003
       and database = (select oid from pg_database where datname = current_database())`,
    );
    for (const company of companies) feed.add(renamed(company, 'Harbour pilot'));
    await show('Harbour pilot', 'Harbour pilot', 'Harbour pilot');
    expect(await eventually(running, isShared)).toSatisfy(isShared);
  });

  it('given a lane that stands still, when another company asks for what it has just done, then it sees it, and jobs about it go on', async () => {
    const [busy = '', quick = ''] = companies;
    const feed = story();
    const engine = await start(feed, LANES);
    await show('Pilot', 'Pilot', 'Pilot');
    const client = await harness.projector.connect();
    try {
      await client.query('begin');
      await client.query('select from read.interview where tenant_id = $1 for update', [busy]);
      feed.add(renamed(busy, 'Waits'), renamed(quick, 'Goes on'));
      const head = await feed.head();
      const names = [interviewProjection.name];
      expect(await engine.progress.reaches(names, head, 60_000, quick)).toBe(true);
      expect(await titles()).toEqual(['Pilot', 'Goes on', 'Pilot']);
      expect(await engine.progress.reaches(names, head, 0, busy)).toBe(false);
      expect(await engine.progress.reaches(names, head, 0)).toBe(false);
      const reached = async (company: string | null, of: readonly string[] = names) => {
        const { rows } = await harness.projector.query('select read.has_reached($1, $2, $3) as reached', [
          of,
          head,
          company,
        ]);
        return rows[0].reached;
      };
      expect(await eventually(() => reached(quick), Boolean)).toBe(true);
      expect([await reached(busy), await reached(null)]).toEqual([false, false]);
      // Who asks for no projection waits for none.
      expect(await reached(busy, [])).toBe(true);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await show('Waits', 'Goes on', 'Pilot');
  });
});
