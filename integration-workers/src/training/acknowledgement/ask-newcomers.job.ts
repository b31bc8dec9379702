import { audienceOf, audienceValues, IS_IN_AUDIENCE } from 'access/training/audience';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';
import { askReaders } from './ask-readers.job.ts';
import { LIVE_ROUNDS, type LiveRound } from './live-rounds.ts';

/** Asks somebody who came to the company, or came back, what everybody there was asked before; who has said so already is not asked again. */
export const askNewcomer = job({
  name: 'training.acknowledgement.ask-newcomer',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, { read, command }) => {
    const { tenantId } = cause;
    const rounds = await read<LiveRound>(cause, { ...LIVE_ROUNDS, values: [tenantId, null] });
    for (const round of rounds) {
      const values = [...audienceValues(tenantId, audienceOf(round)), userId];
      const found = await read(cause, { projections: [], text: IS_IN_AUDIENCE, values });
      if (found.length === 0) continue;
      const data = { userIds: [userId], next: null };
      const ask = { aggregate: 'acknowledgementRound', id: round.roundId, type: 'AskReaders', data } as const;
      await unlessRefused(command(cause, ask), 'not-found');
    }
  },
});

/** Asks everybody of a team that others came to; who was asked before is not asked again. */
export const askTeam = job({
  name: 'training.acknowledgement.ask-team',
  payload: z.strictObject({ teamId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { teamId }, cause }, { read, enqueue }) => {
    const rounds = await read<LiveRound>(cause, { ...LIVE_ROUNDS, values: [cause.tenantId, null] });
    const concerned = rounds.filter((round) => audienceOf(round).teams.includes(teamId));
    await enqueue(
      concerned.map(({ roundId }) => followUp(cause, askReaders.request(roundId, { roundId, after: null }))),
    );
  },
});
