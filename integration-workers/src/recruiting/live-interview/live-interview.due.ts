import { isHidden } from 'contracts/kernel/personal';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { due } from '#integration-workers/engine/due';

/** Nobody is reminded of what was agreed on after that. */
const inTime = (at: string | null, saidAt: string): string | null =>
  at !== null && Date.parse(at) > Date.parse(saidAt) ? at : null;
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
