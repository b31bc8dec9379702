import { exampleTenantId } from 'contracts/kernel/examples';
import type { Service } from 'platform/service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { interviewPolicy } from '#integration-workers/recruiting/interview/interview.policy';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

let harness: Harness;
const running: Service[] = [];
const start = async () => {
  const service = await harness.startWorkers({}, { policies: [interviewPolicy], due: [] });
  running.push(service);
  return service;
};
const stopAll = async () => {
  for (const service of running.splice(0)) await service.close();
};
/** One more mail, and every job ended: all that happened before has been seen and acted on. */
const sendOneMore = async () => {
  const interview = await harness.openInterview();
  await harness.changeStatus(interview, 'created', 'reviewed');
  await harness.project();
  await eventually(async () => (await harness.mails()).some(({ to }) => to === interview.email));
  await eventually(async () => (await harness.unfinished()) === 0);
};

beforeAll(async () => {
  harness = await openHarness();
});
afterEach(stopAll);
afterAll(() => harness.close());

describe('workers that start again', () => {
  it('given a new database, when statuses changed before the first start, then nobody is told about those', async () => {
    await harness.changeStatus(await harness.openInterview(), 'created', 'reviewed');
    await start();
    const interview = await harness.openInterview();
    await harness.changeStatus(interview, 'created', 'approved');
    await harness.project();
    const mails = await eventually(async () => (await harness.mails()).length > 0 && harness.mails());
    expect(mails).toMatchObject([
      { to: interview.email, status: 'kept', subject: 'Good news about your interview for Dock planner' },
    ]);
  });

  it('given statuses that change while no worker runs, when one starts, then each candidate is told once', async () => {
    const before = (await harness.mails()).length;
    for (let n = 0; n < 20; n += 1) await harness.changeStatus(await harness.openInterview(), 'created', 'considered');
    await harness.project();
    await start();
    await eventually(async () => (await harness.mails()).length === before + 20);
    const addresses = (await harness.mails()).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('given a ledger, when the feed is replayed from the beginning into an empty queue, then nothing is done again', async () => {
    await start();
    await sendOneMore();
    await stopAll();
    const mails = await harness.mails();
    const handled = await harness.handled();
    // From the first change on, which came before the first start: nobody was told about that one.
    await harness.admin.query(
      `update work.checkpoint set position = (
         select min(position) from event_store.events where type = 'InterviewStatusSettled')`,
    );
    await harness.admin.query('delete from jobs.job');
    await harness.admin.query('delete from work.mail');
    await start();
    await sendOneMore();
    expect(await harness.mails()).toHaveLength(1);
    expect(await harness.handled()).toBe(handled + 1);
    expect(mails.length).toBeGreaterThan(20);
  });

  it('given projections that are built anew from the beginning, when they have caught up, then nobody is told again', async () => {
    await start();
    await sendOneMore();
    const before = (await harness.mails()).length;
    await harness.project(0n);
    await harness.project();
    await sendOneMore();
    expect(await harness.mails()).toHaveLength(before + 1);
  });

  it('given a read model that is behind the event, when the job comes up, then it waits and costs no attempt', async () => {
    await start();
    const interview = await harness.openInterview();
    await harness.changeStatus(interview, 'created', 'reviewed');
    await eventually(async () => (await harness.jobsIn('delayed')) === 1);
    const { rows } = await harness.admin.query(`select attempts_made from jobs.job where state::text = 'delayed'`);
    expect(rows).toEqual([{ attempts_made: 0 }]);
    await harness.project();
    await eventually(async () => (await harness.mails()).some(({ to }) => to === interview.email));
  });

  it('given two processes, when the one that follows loses its connection, then following goes on and each mail is one', async () => {
    await Promise.all([start(), start()]);
    await sendOneMore();
    const before = (await harness.mails()).length;
    const holders = await harness.admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
       and ((classid::bigint << 32) | objid::bigint) = hashtextextended('policies', 0)
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(holders.rowCount).toBe(1);
    for (let n = 0; n < 5; n += 1) await harness.changeStatus(await harness.openInterview(), 'created', 'considered');
    await sendOneMore();
    expect(await harness.mails()).toHaveLength(before + 6);
  });

  it('given connections that all break at once, when they have been made anew, then following and jobs go on', async () => {
    await start();
    await sendOneMore();
    const broken = await harness.admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'onrecord_worker' and datname = current_database()`,
    );
    expect(broken.rowCount).toBeGreaterThan(2);
    await sendOneMore();
  });

  it('given the reader of another company, when it lists mails, then it sees none of this one', async () => {
    await start();
    await sendOneMore();
    const seenAs = async (tenantId: string) => {
      const client = await harness.admin.connect();
      await client.query('begin');
      await client.query('set local role onrecord_reader');
      await client.query(`select set_config('onrecord.tenant', $1, true)`, [tenantId]);
      const { rowCount } = await client.query('select from work.mail');
      await client.query('rollback');
      client.release();
      return rowCount;
    };
    expect(await seenAs(exampleTenantId)).toBe((await harness.mails()).length);
    expect(await seenAs('018f6a10-0000-7000-8000-00000000ffff')).toBe(0);
    expect(await seenAs('')).toBe(0);
  });
});
