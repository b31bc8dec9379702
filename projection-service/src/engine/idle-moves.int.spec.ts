import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationProjection } from '#projection-service/recruiting/application/application.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { type DatabaseHarness, openDatabase } from '#projection-service/test/database.harness';
import { history } from '#projection-service/test/history.fixture';
import { createApplier } from './batch.ts';
import { beginTables, readPositions } from './checkpoint.ts';
import { type IdleMove, openIdleMoves } from './idle-moves.ts';
import { createTaker } from './taker.ts';

let harness: DatabaseHarness;
beforeAll(async () => {
  harness = await openDatabase();
});
afterAll(() => harness.close());

/** The texts of a pool's statements, in the order that they are sent. */
const noting = (pool: pg.Pool) => {
  const texts: string[] = [];
  const query = (...parts: [{ text: string }]) => {
    texts.push(parts[0].text);
    return (pool.query as (...of: unknown[]) => unknown)(...parts);
  };
  return { pool: Object.assign(Object.create(pool), { query }) as pg.Pool, texts };
};

it('given projections that an event leaves as they are, one of which has to look for its row, when it comes, then one statement moves all of their checkpoints', async () => {
  const { pool, texts } = noting(harness.projector);
  const move = openIdleMoves(pool);
  const asked: IdleMove[] = [];
  const moveIdle = async (one: IdleMove) => asked.push(one) > 0;
  const told = history();
  const event = told.interview(derivedId('interview'), 'InterviewStatusChanged', {
    candidateId: derivedId('candidate'),
  });
  const until = event.position;
  for (const [projection, events] of [
    [applicationProjection, [event]],
    [interviewProjection, []],
  ] as const) {
    const { position, generation } = await beginTables(harness.projector, projection, 'read');
    const take = createTaker(projection, createApplier(pool, projection, 'read', { moveIdle }), moveIdle);
    expect(await take({ events: [...events], until }, { position, generation })).toEqual({
      position: until,
      generation,
    });
  }
  expect(texts.filter((text) => text.includes('checkpoint'))).toEqual([]);
  expect(await Promise.all(asked.map(move))).toEqual([true, true]);
  expect(texts.filter((text) => text.includes('checkpoint'))).toHaveLength(1);
  const positions = await readPositions(harness.projector);
  expect([positions.get(applicationProjection.name), positions.get(interviewProjection.name)]).toEqual([until, until]);
});
