import type { Id } from '#contracts/kernel/id';
import type { ActionOutcome } from './event-action.choices.ts';
import type { RunResult } from './event-action-run.entity.ts';

/** What became of a mail to one colleague; `code`: why it was not sent. */
export type ToldColleague = { userId: Id; outcome: ActionOutcome; code: string | null };

/** Why a mail to a team went to nobody. */
export const TEAM_EMPTY = 'team-empty';
export const TEAM_GONE = 'team-unknown';

/** Of a mail to a team: it is done where anybody was sent it, and names who was not, and why. */
export const teamResult = (told: readonly ToldColleague[]): RunResult => {
  const leftOut = told.filter(({ outcome }) => outcome !== 'done');
  const counted = {
    sent: told.length - leftOut.length,
    leftOut: leftOut.map(({ userId, code }) => ({ userId, code })),
  };
  const failed = leftOut.find(({ outcome }) => outcome === 'failed');
  if (failed) return { outcome: 'failed', code: failed.code, ...counted };
  if (counted.sent > 0) return { outcome: 'done', code: null, ...counted };
  const worst = leftOut.find(({ outcome }) => outcome === 'refused') ?? leftOut[0];
  return worst
    ? { outcome: worst.outcome, code: worst.code, ...counted }
    : { outcome: 'refused', code: TEAM_EMPTY, ...counted };
};
