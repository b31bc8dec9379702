import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';
import { due } from '#integration-workers/engine/due';

/** When its deadline is over, what was not handed in is unanswered (docs/product.md REC-51). */
export const responseDeadline = due<ResponseEvent>({
  name: 'recruiting.response.deadline',
  on: {
    ResponseCreated: ({ data: { responseId, candidateId, expiresAt } }) => [
      { subject: responseId, at: expiresAt, personId: candidateId },
    ],
    ResponseExtended: ({ data: { responseId, candidateId, to } }) => [
      { subject: responseId, at: to, personId: candidateId },
    ],
    ResponseRestored: ({ data: { responseId, candidateId, expiresAt } }) => [
      { subject: responseId, at: expiresAt, personId: candidateId },
    ],
    ResponseSubmitted: ({ data: { responseId } }) => [{ subject: responseId, at: null }],
    ResponseWithdrawn: ({ data: { responseId } }) => [{ subject: responseId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'response', id: subject, type: 'ExpireResponse', data: { dueAt: at } }),
});

type Reminded = { responseId: string; candidateId: string };
const next = ({ responseId, candidateId }: Reminded, left: readonly string[]) => [
  { subject: responseId, at: left[0] ?? null, personId: candidateId },
];

/** A candidate is reminded once at each of the moments that were set, one after the other (docs/product.md REC-57). */
export const responseReminder = due<ResponseEvent>({
  name: 'recruiting.response.reminder',
  on: {
    ResponseCreated: ({ data }) => (data.reminders.length > 0 ? next(data, data.reminders) : []),
    ResponseReminded: ({ data }) => next(data, data.left),
    ResponseExtended: ({ data }) => next(data, data.reminders),
    ResponseRestored: ({ data }) => next(data, data.reminders),
    ResponseSubmitted: ({ data }) => next(data, []),
    ResponseWithdrawn: ({ data }) => next(data, []),
    ResponseExpired: ({ data }) => next(data, []),
  },
  command: ({ subject, at }) => ({ aggregate: 'response', id: subject, type: 'RemindResponse', data: { dueAt: at } }),
});
