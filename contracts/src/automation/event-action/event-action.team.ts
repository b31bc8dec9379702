import type { Id } from '#contracts/kernel/id';
import { type ActionOutcome, severalTargets } from './event-action.choices.ts';
import type { EventActionStep } from './event-action.entity.ts';
import type { RunResult } from './event-action-run.entity.ts';

/** What became of a mail to one colleague; `code`: why it was not sent. */
export type ToldColleague = { userId: Id; outcome: ActionOutcome; code: string | null };

/** A mail to a team, to the hiring team or to whoever looks after an interview: one to each of them. */
export const isToSeveral = ({ kind, to }: Pick<EventActionStep, 'kind' | 'to'>): boolean =>
  kind === 'mail' && to !== null && severalTargets.includes(to);

/** Why a mail to a team went to nobody. */
export const TEAM_EMPTY = 'team-empty';
const TEAM_GONE = 'team-unknown';

/** Why there is nobody to write to. `isThere`: the team that is named. */
export const nobodyFor = ({ to }: Pick<EventActionStep, 'to'>, isThere: boolean): RunResult => {
  if (to === 'hiring-team') return { outcome: 'refused', code: 'hiring-team-empty' };
  if (to === 'assignee') return { outcome: 'refused', code: 'interview-unassigned' };
  return { outcome: 'refused', code: isThere ? TEAM_EMPTY : TEAM_GONE };
};

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
