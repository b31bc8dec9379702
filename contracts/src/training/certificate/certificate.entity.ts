import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { certificateStatuses, MAX_WITHDRAWAL_REASON } from './certificate.choices.ts';

const at = z.iso.datetime();
const day = z.iso.date();
const ofPerson = { userId: Id };
const dueAt = z.strictObject({ dueAt: at });

/** One for each training that somebody has passed. */
export const certificateIdOf = (assignmentId: string): string => derivedId('training-certificate', assignmentId);

/** The schedule by which its person learns the program again: before it expires, or once it is over (docs/product.md TRA-53). */
export const renewalIdOf = (certificateId: string, isOver: boolean): string =>
  derivedId('training-renewal', certificateId, ...(isOver ? ['over'] : []));

/** That somebody has passed a version of a program. Names are those of the day on which it was issued; days are the company's. */
export const trainingCertificate = entity({
  name: 'trainingCertificate',
  context: 'training',
  plural: 'training-certificates',
  permissions: 'tenant.training.schedules',
  operations: [],
  fields: {
    assignmentId: Id,
    userId: Id,
    userName: requiredText(200),
    companyName: requiredText(200),
    programId: Id,
    programVersion: z.int().min(1),
    programName: requiredText(200),
    earned: z.int(),
    possible: z.int(),
    completedOn: day,
    /** The last day on which it holds; null: for ever. */
    validUntil: day.nullable(),
    /** When that day is over. */
    expiresAt: at.nullable(),
    /** When its person is told that it will expire. */
    noticeAt: at.nullable(),
  },
  about: { subject: 'userId', fields: ['userName'], erasedBy: 'LearnerErased' },
  states: { values: certificateStatuses, initial: 'valid' },
  readOnly: { withdrawnAt: at.nullable() },
  readOnlyDefaults: { withdrawnAt: null },
  events: {
    /** It will expire: its person is told, and scheduled again where the program says so. */
    TrainingCertificateExpiring: ofPerson,
    TrainingCertificateExpired: ofPerson,
    TrainingCertificateWithdrawn: { ...ofPerson, reason: personal(text(MAX_WITHDRAWAL_REASON), 'userId') },
  },
  apply: {
    TrainingCertificateExpired: () => ({ status: 'expired' as const }),
    TrainingCertificateWithdrawn: (_, __, withdrawnAt) => ({ status: 'withdrawn' as const, withdrawnAt }),
  },
  commands: {
    WithdrawTrainingCertificate: {
      data: z.strictObject({ reason: text(MAX_WITHDRAWAL_REASON).default('') }),
      path: 'withdraw',
      summary: 'Withdraw a certificate: its link says so from now on',
    },
    AnnounceCertificateExpiry: { data: dueAt },
    ExpireTrainingCertificate: { data: dueAt },
  },
  system: ['CreateTrainingCertificate', 'AnnounceCertificateExpiry', 'ExpireTrainingCertificate'],
  filters: ['assignmentId', 'status'],
  anyOf: ['userId', 'programId'],
  sorts: ['createdAt', 'userName', 'expiresAt', 'updatedAt'],
  search: ['userName', 'programName'],
});
export type TrainingCertificateView = typeof trainingCertificate.types.view;
export type TrainingCertificateRecord = typeof trainingCertificate.types.record;
export type TrainingCertificateEvent = typeof trainingCertificate.types.event;

/** Every way a certificate may refuse beyond those of any entity. */
export type CertificateRejection = 'certificate-withdrawn' | 'certificate-unknown'; // no link of ours
