import { eventCatalogue } from 'contracts/events';
import { type Events, openEvents } from 'platform/event-store/events';
import { memoryFiles } from 'platform/storage/memory-files';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#deploy/seed/demo';

const now = new Date('2026-05-20T15:30:00.000Z');
const log = { warn: () => undefined, error: () => undefined };

const files = memoryFiles();

let database: TestDatabase;
let events: Events;
beforeAll(async () => {
  database = await testDatabase();
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = database.urls;
  events = await openEvents({ url, keysUrl, poolSize: 4, log, catalogue: eventCatalogue });
});
afterAll(async () => {
  await events.close();
  await database.drop();
});

/** A store that is lost after so many appends, as when the process is killed. */
const losing = (appends: number): Events['store'] => {
  let left = appends;
  return {
    ...events.store,
    appendToStream: (async (...args: Parameters<Events['store']['appendToStream']>) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return events.store.appendToStream(...args);
    }) as Events['store']['appendToStream'],
  };
};

const seed = (store: Events['store'], moment: Date) =>
  seedDemo({ events: { ...events, store }, urls: database.urls, files, log, now: moment });

const everything = async () => (await events.feed.read(0n, 10_000)).events;

describe('the demo', () => {
  it('given a seed that was killed twice, when it is run again later, then everything is there once and in the order of time', async () => {
    await expect(seed(losing(20), now)).rejects.toThrow('killed');
    await expect(seed(losing(300), new Date(now.getTime() + 60_000))).rejects.toThrow('killed');
    await seed(events.store, new Date(now.getTime() + 86_400_000));

    const all = await everything();
    const recruiting = all.filter(({ type }) => /^(Job|Candidate|Interview|Application)/.test(type));
    const later = all.filter(({ type }) => /^(Job|Candidate(?!Source)|Interview|Application|File|Folder)/.test(type));
    const created = (type: string) => all.filter((event) => event.type === type).length;
    const times = later.map(({ metadata }) => metadata.occurredAt);
    expect([created('JobCreated'), created('CandidateCreated'), created('InterviewCreated')]).toEqual([15, 73, 167]);
    expect([created('TenantRegistered'), created('TeamCreated')]).toEqual([3, 2]);
    expect([created('UserRegistered'), created('CompanyLogoChanged')]).toEqual([14, 1]);
    expect([created('CompanyRegistered'), created('ApplicationSubmitted')]).toEqual([3, 2]);
    expect([created('FolderCreated'), created('FileCreated'), created('FileTrashed')]).toEqual([5, 12, 2]);
    expect([created('FileReceived'), created('FileVerified'), created('FileRejected')]).toEqual([12, 12, 0]);
    expect([(await files.list('files')).length, await files.list('uploads')]).toEqual([12, []]);
    expect(times).toEqual(times.toSorted());
    // What an import and an invitation add comes under ids that derive from these.
    const keys = recruiting.flatMap(({ metadata: { idempotencyKey } }) => idempotencyKey ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(recruiting.length - keys.length).toBe(24);
    expect(times.at(-1)?.localeCompare(now.toISOString())).toBeLessThanOrEqual(0);
  });

  it('given rules about what people learn and read, when the demo is there, then each has done what it says, for somebody', async () => {
    const { events: stored } = await events.feed.read(
      0n,
      10_000,
      new Set(['EventActionRunCreated', 'EventActionRunFinished']),
    );
    type Run = { eventActionRunId: string; event: string; userId: string | null; results: { outcome: string }[] };
    const told = (type: string) => stored.filter((one) => one.type === type).map(({ data }) => data as Run);
    const runs = told('EventActionRunCreated').filter(({ userId }) => userId !== null);
    expect([...new Set(runs.map(({ event }) => event))].toSorted()).toEqual([
      ...['certificate-issued', 'handbook-acknowledged', 'handbook-overdue', 'training-assigned', 'training-completed'],
      ...['training-expired', 'training-not-passed', 'training-passed', 'training-started'],
    ]);
    const results = new Map(told('EventActionRunFinished').map((run) => [run.eventActionRunId, run.results]));
    for (const { eventActionRunId } of runs)
      expect(results.get(eventActionRunId)).toEqual([{ outcome: 'done', code: null }]);
  });

  it('given a whole demo, when it is seeded again, then nothing is appended', async () => {
    const before = await events.engine.head();
    await seed(events.store, new Date(now.getTime() + 172_800_000));
    expect(await events.engine.head()).toBe(before);
  });
});
