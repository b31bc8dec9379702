import type { LiveInterviewEvent, liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { busyTime } from 'contracts/recruiting/live-interview/live-interview.times';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection } from '#command-service/identity/access/access-projection';
import {
  type InterviewCompanies,
  postgresInterviewCompanies,
} from '#command-service/recruiting/interview/interview.lookup';
import { liveInterviewDecider } from './live-interview.decider.ts';
import { type LiveTimes, postgresLiveTimes } from './live-times.ts';

type Tables = { liveTimes: Pick<LiveTimes, 'put'>; interviewLookup: InterviewCompanies };

/** Which company has an interview whose candidate is met, and when those who talk with candidates are busy. Of one that was cancelled or erased nobody is. */
export const liveInterviewAccess = accessProjection({
  types: [
    'LiveInterviewCreated',
    'LiveInterviewChanged',
    'LiveInterviewSlotChosen',
    'LiveInterviewCancelled',
    'LiveInterviewErased',
  ] satisfies LiveInterviewEvent['type'][],
  decider: liveInterviewDecider,
  open: (pool, _, work) =>
    work({ liveTimes: postgresLiveTimes(pool), interviewLookup: postgresInterviewCompanies(pool) }),
  save: async (
    { liveTimes, interviewLookup }: Tables,
    { state, version }: { state: StateOf<typeof liveInterview>; version: number },
    { id, tenantId }: { id: string; tenantId: string },
  ) => {
    if (state.status === 'absent') return;
    const { interviewId, status, startsAt, minutes, interviewerIds, erased } = state.record;
    await interviewLookup.put(interviewId, tenantId);
    const isBusy = startsAt !== null && status === 'scheduled' && !erased;
    await liveTimes.put({ id, tenantId }, isBusy ? { interviewerIds, ...busyTime(startsAt, minutes) } : null, version);
  },
});
