import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleInterviewId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { isErased } from 'contracts/kernel/personal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/test/postgres.harness';
import { type Events, openEvents } from './events.ts';

/** A long run: `ERASURE_ROUNDS=1000 vitest run --project int event-store/erasure`. */
const ROUNDS = Number(process.env.ERASURE_ROUNDS ?? 20);
const WRITERS = 24;
/** Milliseconds within which the writers of a round write. */
const SPREAD = 8;
const { now: _, ...metadata } = exampleCause;
const { tenantId } = metadata;

let database: TestDatabase;
let opened: Events[];
const open = (): Promise<Events> =>
  openEvents({
    url: database.urls.COMMAND_DATABASE_URL,
    keysUrl: database.urls.KEYS_DATABASE_URL,
    poolSize: 4,
    log: { warn: () => undefined, error: () => undefined },
    catalogue: eventCatalogue,
  });
beforeAll(async () => {
  database = await testDatabase();
  opened = await Promise.all([open(), open()]);
});
afterAll(async () => {
  for (const events of opened) await events.close();
  await database.drop();
});

const created = (candidateId: string): Event => ({
  type: 'CandidateCreated',
  data: { candidateId, firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '', phoneE164: '' },
  metadata,
});
const commented = (candidateId: string): Event => ({
  type: 'InterviewCommented',
  data: { interviewId: exampleInterviewId, candidateId, comment: 'knows how to cook' },
  metadata,
});
const erased = (candidateId: string): Event => ({ type: 'CandidateErased', data: { candidateId }, metadata });

/** What a read model would hold of each person: what is readable, until they are erased. */
const follow = (shown: Map<string, unknown[]>, { type, data }: Recorded) => {
  const { candidateId, comment, firstName } = data as Record<string, unknown>;
  const id = String(candidateId);
  if (type === 'CandidateErased') shown.delete(id);
  else {
    const value = comment ?? firstName;
    if (!isErased(value)) shown.set(id, [...(shown.get(id) ?? []), value]);
  }
};

describe('erasure', () => {
  it('given two processes, when 24 write about a person who is erased meanwhile, then who reads along holds nothing of them', async () => {
    const shown = [new Map<string, unknown[]>(), new Map<string, unknown[]>()];
    const read = [0n, 0n];
    const readAlong = async () => {
      for (const [index, { feed }] of opened.entries()) {
        const { events, until } = await feed.read(read[index] ?? 0n, 1_000);
        for (const event of events) follow(shown[index] ?? new Map(), event);
        read[index] = until;
      }
    };
    const people: string[] = [];
    let written = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = newId(new Date());
      people.push(id);
      const [one, two] = opened as [Events, Events];
      const stream = streamName('candidate', tenantId, id);
      await one.store.appendToStream(stream, [created(id)]);
      await readAlong();
      const writers = Array.from({ length: WRITERS }, async (_writer, n) => {
        await sleep(randomInt(SPREAD));
        const { store } = n % 2 === 0 ? one : two;
        await store.appendToStream(`interview-${tenantId}.${newId(new Date())}`, [commented(id)]);
        written += 1;
      });
      const erasing = async () => {
        await sleep(randomInt(SPREAD));
        await one.store.appendToStream(stream, [erased(id)]);
        await one.keys.destroy({ tenantId, subject: id });
      };
      await Promise.all([...writers, erasing(), sleep(SPREAD / 2).then(readAlong)]);
      // A process that still has the key in memory writes once more after the erasure was answered.
      await two.store.appendToStream(`interview-${tenantId}.${newId(new Date())}`, [commented(id)]);
    }
    const [head = 0n] = await Promise.all(opened.map(({ feed }) => feed.head()));
    while (read.some((position) => position < head)) await readAlong();
    const leaked = people.filter((id) => shown.some((model) => model.has(id))).length;
    process.stdout.write(
      `erasure: ${ROUNDS} rounds of ${WRITERS} writers on two processes, ${written} written: ${leaked} people readable after\n`,
    );
    expect(leaked).toBe(0);
  });
});
