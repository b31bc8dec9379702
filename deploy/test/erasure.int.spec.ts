import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { postgresOutbox } from 'integration-workers/automation/mail/outbox';
import { postgresDeliveries } from 'integration-workers/automation/webhook/deliveries';
import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import { type Events, openEvents } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { type Engine, startEngine } from 'projection-service/engine/engine';
import { candidateProjection } from 'projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { interviewLogProjection } from 'projection-service/recruiting/interview/interview-log.projection';
import { auditProjection } from 'projection-service/reporting/audit/audit.projection';
import { quiet } from 'projection-service/test/database.harness';
import { eventually } from 'projection-service/test/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A long run: `ERASURE_ROUNDS=200 vitest run --project int deploy/test/erasure`. */
const ROUNDS = Number(process.env.ERASURE_ROUNDS ?? 6);
const WRITERS = 24;
/** Milliseconds within which the writers of a round write. */
const SPREAD = 20;
const MARK = 'mark[0-9a-f]{12}';
const { now: _, ...metadata } = exampleCause;
const { tenantId } = metadata;

/** Keeps, as each transaction ends, the marks of people who were answered to be erased and stand in a row that it leaves behind. */
const WATCH = `create schema spec;
  create table spec.answered (mark text primary key);
  create table spec.written (mark text, place text);
  create function spec.look() returns trigger language plpgsql security definer as $$
  begin
    if new::text ~ '${MARK}' then
      execute format('insert into spec.written select a.mark, %L from spec.answered a where exists
        (select from %I.%I t where t.tenant_id = %L and t.id = %L and strpos(t::text, a.mark) > 0)',
        tg_table_name, tg_table_schema, tg_table_name, new.tenant_id, new.id);
    end if;
    return null;
  end $$;
  do $$ declare place record; begin
    for place in select table_schema as schema, table_name as name from information_schema.columns
      where table_schema in ('read', 'work') and column_name in ('tenant_id', 'id') group by 1, 2 having count(*) = 2
    loop execute format('create constraint trigger look after insert or update on %I.%I deferrable initially deferred
      for each row execute function spec.look()', place.schema, place.name); end loop;
  end $$;`;

const projections = [candidateProjection, interviewProjection, interviewLogProjection, auditProjection];

let database: TestDatabase;
let opened: Events[];
let engine: Engine;
let admin: pg.Pool;
let worker: pg.Pool;
/** Batches that were read are handed on once this is resolved. */
let open = Promise.resolve();

const lagging = (feed: EventFeed): EventFeed => ({
  ...feed,
  read: async (...asked) => {
    const batch = await feed.read(...asked);
    await open;
    return batch;
  },
});

beforeAll(async () => {
  database = await testDatabase({ readModels: true });
  const { COMMAND_DATABASE_URL, PROJECTOR_DATABASE_URL, WORKER_DATABASE_URL, KEYS_DATABASE_URL } = database.urls;
  const openAs = (url: string) =>
    openEvents({ url, keysUrl: KEYS_DATABASE_URL, poolSize: 4, log: quiet, catalogue: eventCatalogue });
  opened = await Promise.all([COMMAND_DATABASE_URL, COMMAND_DATABASE_URL, PROJECTOR_DATABASE_URL].map(openAs));
  admin = openPool(database.superuserUrl, 4, quiet);
  worker = openPool(WORKER_DATABASE_URL, 4, quiet);
  const { feed, keys } = opened[2] as Events;
  const options = { url: PROJECTOR_DATABASE_URL, poolSize: 6, feed: lagging(feed), keys, log: quiet };
  engine = await startEngine(projections, options);
  await admin.query(WATCH);
});
afterAll(async () => {
  await engine.close();
  for (const events of opened) await events.close();
  await Promise.all([admin.end(), worker.end()]);
  await database.drop();
});

const BEHIND = `select from read.checkpoint c, event_store.head h where c.position < h.position and c.name = any($1)`;
const caughtUp = () =>
  eventually(
    async () => (await admin.query(BEHIND, [projections.map(({ name }) => name)])).rowCount,
    (behind) => behind === 0,
  );

/** Where a mark, or anything like it, can be read: every table of the read models, the outbox, the deliveries and the jobs. */
const readable = async (mark: string): Promise<string[]> => {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('read', 'rebuild', 'work', 'jobs')`,
  );
  const found = rows.map(({ name }) => `select '${name}' as place from ${name} t where t::text ~ $1`);
  return (await admin.query<{ place: string }>(found.join(' union '), [mark])).rows.map(({ place }) => place);
};

const event = (type: string, data: Record<string, unknown>): Event => ({ type, data, metadata }) as Event;

const aboutPerson = (candidateId: string, mark: string) => {
  const interviewId = newId(new Date());
  const [one, two] = opened as [Events, Events];
  const outbox = postgresOutbox(worker);
  const deliveries = postgresDeliveries(worker);
  const candidate = streamName('candidate', tenantId, candidateId);
  const interview = streamName('interview', tenantId, interviewId);
  return {
    come: async () => {
      const name = { firstName: mark, lastName: 'Berg' };
      const person = { candidateId, ...name, email: `${mark}@mail.example`, phone: '', phoneE164: '' };
      await one.store.appendToStream(candidate, [event('CandidateCreated', person)]);
      const about = { interviewId, candidateId, jobId: exampleJobId };
      await one.store.appendToStream(interview, [event('InterviewCreated', about)]);
    },
    write: async (n: number) => {
      const id = newId(new Date());
      const at = new Date();
      const mail = {
        id,
        tenantId,
        subjectId: candidateId,
        to: `${mark}@mail.example`,
        subject: mark,
        text: mark,
        html: mark,
      };
      const delivery = {
        id,
        tenantId,
        webhookId: id,
        eventId: id,
        position: '1',
        round: '1',
        type: 'x',
        payload: null,
        bodyOf: null,
        tries: 0,
        nextAttemptAt: null,
        replayId: null,
        jobId: null,
        recordId: null,
      };
      const { store } = n % 2 === 0 ? one : two;
      await store.appendToStream(interview, [event('InterviewCommented', { interviewId, candidateId, comment: mark })]);
      if (n % 3 === 0) await outbox.add(mail, 'kept', at);
      if (n % 3 === 1)
        await deliveries
          .add(delivery, { now: at, jobId: id })
          .then(() => deliveries.keepPayload(delivery, { payload: mark, bodyOf: null }, candidateId));
    },
    erase: async () => {
      await one.store.appendToStream(candidate, [event('CandidateErased', { candidateId })]);
      await one.keys.destroy({ tenantId, subject: candidateId });
    },
    /** What the workers do once they reach the erasure. */
    scrub: async () => {
      await outbox.scrub(tenantId, candidateId);
      await deliveries.scrub(tenantId, candidateId);
    },
  };
};

describe('the answer to an erasure', () => {
  it('given readers that lag, when 24 write about a person who is erased meanwhile, then nothing readable is written after the answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = `mark${randomBytes(6).toString('hex')}`;
      const { come, write, erase, scrub } = aboutPerson(newId(new Date()), mark);
      // Readers lag from before they came, or hold what they have read of them.
      const held = Promise.withResolvers<void>();
      const pause = () => {
        open = held.promise;
      };
      const isBehind = round % 2 === 0;
      if (isBehind) pause();
      await come();
      if (round % 4 === 1) await caughtUp();
      const writers = Array.from({ length: WRITERS }, async (_writer, n) => {
        await sleep(randomInt(SPREAD));
        await write(n);
      });
      const erasing = async () => {
        await sleep(randomInt(SPREAD));
        if (round % 4 === 3) pause();
        await erase();
        await admin.query('insert into spec.answered values ($1)', [mark]);
        if (isBehind) expect((await readable(mark)).filter((place) => place.startsWith('read.'))).toEqual([]);
      };
      await Promise.all([...writers, erasing()]).finally(() => (round % 4 === 1 ? undefined : undefined));
      await write(0);
      await write(1);
      held.resolve();
      await scrub();
    }
    await caughtUp();
    const { rows: written } = await admin.query('select place, count(*)::int4 as n from spec.written group by place');
    const places = await readable(MARK);
    process.stdout.write(
      `erasure: ${ROUNDS} rounds of ${WRITERS} writers with lagging readers: ${written.length} places written after the answer, ${places.length} readable at the end\n`,
    );
    expect(written).toEqual([]);
    expect(places).toEqual([]);
  });
});
