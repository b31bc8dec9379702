import type { AcknowledgementEvent } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { due } from '#integration-workers/engine/due';

type OfPerson = { acknowledgementId: string; userId: string };
const at = ({ acknowledgementId: subject, userId: personId }: OfPerson, moment: string | null) => [
  { subject, at: moment, personId },
];
const aggregate = 'acknowledgement';

/** When the deadline is over, what was not acknowledged is overdue (docs/product.md HBK-5). */
export const acknowledgementDeadline = due<AcknowledgementEvent>({
  name: 'training.acknowledgement.deadline',
  on: {
    AcknowledgementCreated: ({ data }) => (data.dueAt === null ? [] : at(data, data.dueAt)),
    AcknowledgementAskedAgain: ({ data }) => at(data, data.dueAt),
    DocumentAcknowledged: ({ data }) => at(data, null),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'ExpireAcknowledgement', data: { dueAt } }),
});

/** People are reminded once at each of the moments that were set, one after the other (docs/product.md HBK-5). */
export const acknowledgementReminder = due<AcknowledgementEvent>({
  name: 'training.acknowledgement.reminder',
  on: {
    AcknowledgementCreated: ({ data }) => (data.reminders[0] === undefined ? [] : at(data, data.reminders[0])),
    AcknowledgementAskedAgain: ({ data }) => at(data, data.reminders[0] ?? null),
    AcknowledgementReminded: ({ data }) => at(data, data.left[0] ?? null),
    AcknowledgementOverdue: ({ data }) => at(data, null),
    DocumentAcknowledged: ({ data }) => at(data, null),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'RemindAcknowledgement', data: { dueAt } }),
});

/** After so many months it is to be acknowledged once more (docs/product.md HBK-5). */
export const acknowledgementRepetition = due<AcknowledgementEvent>({
  name: 'training.acknowledgement.repetition',
  on: {
    DocumentAcknowledged: ({ data }) => (data.repeatsAt === null ? [] : at(data, data.repeatsAt)),
    AcknowledgementAskedAgain: ({ data }) => at(data, null),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'RepeatAcknowledgement', data: { dueAt } }),
});
