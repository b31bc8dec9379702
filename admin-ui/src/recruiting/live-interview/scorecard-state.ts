import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { TextTools } from '#admin-ui/shared/list/cell-text';
import { declinedBy } from './live-interview-status.ts';

/** Whether it has begun, so that something can be said of it. */
export const hasBegun = ({ status, startsAt }: Pick<LiveInterviewView, 'status' | 'startsAt'>): boolean =>
  status === 'scheduled' && startsAt !== null && Date.parse(startsAt) <= Date.now();

/** When somebody has submitted their scorecard. */
export const submittedBy = ({ scorecards }: LiveInterviewView, userId: string): string | null =>
  scorecards?.find((one) => one.userId === userId)?.submittedAt ?? null;

/** Whether a scorecard is still to come from somebody who talks with the candidate. */
export const owesScorecard = (live: LiveInterviewView, userId: string): boolean =>
  hasBegun(live) &&
  !live.erased &&
  live.interviewerIds.includes(userId) &&
  submittedBy(live, userId) === null &&
  !declinedBy(live).includes(userId);

/** `1 of 2 scorecards`; nothing before it has begun. */
export const scorecardsText = (live: LiveInterviewView, { t }: Pick<TextTools, 't'>): string => {
  if (!hasBegun(live)) return '';
  const submitted = live.scorecards?.length ?? 0;
  const all = submitted + live.interviewerIds.filter((id) => owesScorecard(live, id)).length;
  return all === 0 ? '' : t('resources.live-interviews.scorecard.count', { submitted, smart_count: all });
};
