import { audienceOf, audienceValues, NEXT_OF_AUDIENCE } from 'access/training/audience';
import { Id } from 'contracts/kernel/id';
import { ASKED_AT_ONCE } from 'contracts/training/acknowledgement/acknowledgement.choices';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { LIVE_ROUNDS, type LiveRound } from './live-rounds.ts';

/** Asks those of a round's people who come next, some at once. */
export const askReaders = job({
  name: 'training.acknowledgement.ask-readers',
  payload: z.strictObject({ roundId: Id, after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { roundId, after }, cause }, { read, command }) => {
    const [round] = await read<LiveRound>(cause, { ...LIVE_ROUNDS, values: [cause.tenantId, roundId] });
    if (!round) return;
    const values = [...audienceValues(cause.tenantId, audienceOf(round)), after, ASKED_AT_ONCE];
    const people = await read<{ id: string }>(cause, { projections: [], text: NEXT_OF_AUDIENCE, values });
    const userIds = people.map(({ id }) => id);
    if (userIds.length === 0) return;
    const next = userIds.length === ASKED_AT_ONCE ? (userIds.at(-1) ?? null) : null;
    const ask = {
      aggregate: 'acknowledgementRound',
      id: roundId,
      type: 'AskReaders',
      data: { userIds, next },
    } as const;
    await unlessRefused(command(cause, ask), 'not-found');
  },
});
