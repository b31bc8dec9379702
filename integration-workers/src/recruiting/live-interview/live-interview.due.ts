import { isHidden } from 'contracts/kernel/personal';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { lastSlotAt } from 'contracts/recruiting/live-interview/live-interview.times';
import { due } from '#integration-workers/engine/due';

/** Nobody is reminded of what was agreed on after that. */
const inTime = (at: string | null, saidAt: string): string | null =>
  at !== null && Date.parse(at) > Date.parse(saidAt) ? at : null;
type Moment = { liveInterviewId: string; candidateId: string; askAt: string | null };
const asking = ({ liveInterviewId, candidateId, askAt }: Moment) =>
  askAt === null ? [] : [{ subject: liveInterviewId, at: askAt, personId: candidateId }];
const never = ({ data: { liveInterviewId } }: { data: { liveInterviewId: string } }) => [
  { subject: liveInterviewId, at: null },
];

/** Everybody who comes is reminded once, the day before (docs/product.md REC-146). */
export const liveInterviewReminder = due<LiveInterviewEvent>({
  name: 'recruiting.live-interview.reminder',
  on: {
    LiveInterviewCreated: ({ data: { liveInterviewId, candidateId, remindAt }, metadata: { occurredAt } }) => {
      const at = inTime(remindAt, occurredAt);
      return at === null ? [] : [{ subject: liveInterviewId, at, personId: candidateId }];
    },
    LiveInterviewChanged: ({ data: { liveInterviewId, to }, metadata: { occurredAt } }) =>
      isHidden(to) || to.remindAt === undefined
        ? []
        : [{ subject: liveInterviewId, at: inTime(to.remindAt, occurredAt) }],
    LiveInterviewSlotChosen: ({ data: { liveInterviewId, candidateId, remindAt }, metadata: { occurredAt } }) => [
      { subject: liveInterviewId, at: inTime(remindAt, occurredAt), personId: candidateId },
    ],
    LiveInterviewCancelled: never,
    LiveInterviewErased: never,
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'liveInterview', id: subject },
    ...{ type: 'RemindLiveInterview', data: { dueAt: at } },
  }),
});

/** Interviewers are asked for their scorecards once it is over (docs/product.md REC-149). */
export const scorecardRequest = due<LiveInterviewEvent>({
  name: 'recruiting.live-interview.scorecards',
  on: {
    LiveInterviewCreated: ({ data }) => asking(data),
    LiveInterviewChanged: ({ data: { liveInterviewId, to } }) =>
      isHidden(to) || to.askAt === undefined ? [] : [{ subject: liveInterviewId, at: to.askAt }],
    LiveInterviewSlotChosen: ({ data }) => asking(data),
    LiveInterviewCancelled: never,
    LiveInterviewErased: never,
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'liveInterview', id: subject },
    ...{ type: 'AskForScorecards', data: { dueAt: at } },
  }),
});

/** Who planned it is told when the last of the times that were offered has passed and none was chosen (docs/product.md REC-236). */
export const liveInterviewLapse = due<LiveInterviewEvent>({
  name: 'recruiting.live-interview.lapse',
  on: {
    LiveInterviewCreated: ({ data: { liveInterviewId, candidateId, startsAt, slots } }) => {
      const at = startsAt === null ? lastSlotAt(slots) : null;
      return at === null ? [] : [{ subject: liveInterviewId, at, personId: candidateId }];
    },
    LiveInterviewChanged: ({ data: { liveInterviewId, to } }) => {
      if (isHidden(to)) return [];
      if (to.startsAt) return [{ subject: liveInterviewId, at: null }];
      return to.slots === undefined ? [] : [{ subject: liveInterviewId, at: lastSlotAt(to.slots) }];
    },
    LiveInterviewSlotChosen: never,
    LiveInterviewCancelled: never,
    LiveInterviewErased: never,
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'liveInterview', id: subject },
    ...{ type: 'LapseLiveInterview', data: { dueAt: at } },
  }),
});
