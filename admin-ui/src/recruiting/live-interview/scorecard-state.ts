import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { useTranslate } from 'react-admin';
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

/** How many scorecards there are, of how many; null: it has not begun. */
export const scorecardCount = (live: LiveInterviewView): { count: number; all: number } | null => {
  if (!hasBegun(live)) return null;
  const count = live.scorecards?.length ?? 0;
  return { count, all: count + live.interviewerIds.filter((id) => owesScorecard(live, id)).length };
};

/** `1 of 2 scorecards`; nothing before it has begun. */
export const scorecardsText = (live: LiveInterviewView, t: ReturnType<typeof useTranslate>): string => {
  const found = scorecardCount(live);
  return found ? t('resources.live-interviews.scorecard.count', { count: found.count, smart_count: found.all }) : '';
};
