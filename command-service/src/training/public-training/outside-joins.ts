import { Rejection } from 'contracts/kernel/problem';
import { MAX_JOINED_TRAININGS, MAX_JOINS_A_DAY } from 'contracts/training/public-training/public-training.choices';
import type { PublicTrainingRejection } from 'contracts/training/public-training/public-training.entity';
import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { holdCandidate } from '#command-service/identity/access/account.lock';
import { inTurn } from '#command-service/identity/access/in-turn';

type Joining = { tenantId: string; scheduleId: string; userId: string; now: Date };

/** Who joins public trainings from outside, and how many may within a day. */
export type OutsideJoins = {
  /** Runs `work`, by which somebody joins who is not erased, unless too many have; nobody else joins a training of the company meanwhile. */
  join<T>(joining: Joining, work: () => Promise<T>): Promise<T>;
  /** Notes what was joined, where the process died in between. */
  put(joining: Joining): Promise<void>;
  /** Their account was erased. */
  forget(scheduleId: string, userId: string): Promise<void>;
};

export const DAY_MS = 86_400_000;

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const COUNT = `select (select count(*) from access.outside_learner where tenant_id = $1 and joined_at > $3)::int as "ofDay",
  (select count(*) from access.outside_learner where user_id = $2)::int as "ofPerson"`;
const PUT = `insert into access.outside_learner (schedule_id, user_id, tenant_id, joined_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const putValues = ({ scheduleId, userId, tenantId, now }: Joining) => [scheduleId, userId, tenantId, now];

/** What is said where more have joined than may. */
export const refuseJoins = ({ ofDay, ofPerson }: { ofDay: number; ofPerson: number }): void => {
  if (ofPerson >= MAX_JOINED_TRAININGS) throw new Rejection<PublicTrainingRejection>('too-many-trainings', 409);
  if (ofDay >= MAX_JOINS_A_DAY) throw new Rejection<PublicTrainingRejection>('public-training-full', 429);
};

/**
 * One join of a company, and one of a person, at a time: always locked in this order. In this process the others of the company
 * wait in `turn`, without a connection of the pool.
 */
export const postgresOutsideJoins = (pool: Pool, turn = inTurn()): OutsideJoins => ({
  join: (joining, work) =>
    turn(joining.tenantId, () =>
      inTransaction(pool, async (client) => {
        const { tenantId, userId, now } = joining;
        await client.query(LOCK, [`outside-learner ${tenantId}`]);
        await client.query(LOCK, [`outside-learner person ${userId}`]);
        await holdCandidate(client, userId);
        const { rows } = await client.query(COUNT, [tenantId, userId, new Date(now.getTime() - DAY_MS)]);
        refuseJoins(rows[0]);
        await client.query(PUT, putValues(joining));
        return work();
      }),
    ),
  put: async (joining) => void (await pool.query(PUT, putValues(joining))),
  forget: async (tenantId, userId) =>
    void (await pool.query('delete from access.outside_learner where tenant_id = $1 and user_id = $2', [
      tenantId,
      userId,
    ])),
});
