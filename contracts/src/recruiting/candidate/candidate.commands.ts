import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { CandidateDetails } from './candidate.events.ts';

export const CreateCandidate = CandidateDetails.extend({ phone: CandidateDetails.shape.phone.default('') });
export const ChangeCandidate = CandidateDetails.partial();
export type ChangeCandidate = z.infer<typeof ChangeCandidate>;
/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
export const ReplaceCandidate = ChangeCandidate.extend({
  id: z.unknown().optional(),
  erased: z.unknown().optional(),
  linked: z.unknown().optional(),
  labelIds: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  version: z.unknown().optional(),
});

/** What is named twice is taken off. */
export const LabelCandidate = z.strictObject({
  add: z.array(Id).max(MAX_LABELS).default([]),
  remove: z.array(Id).max(MAX_LABELS).default([]),
});
export type LabelCandidate = z.infer<typeof LabelCandidate>;

export type CandidateCommand =
  | Command<'CreateCandidate', CandidateDetails & { candidateId: Id }>
  | Command<'ChangeCandidate', ChangeCandidate>
  | Command<'LinkCandidate', { userId: Id }>
  | Command<'UnlinkCandidate', { userId: Id }>
  | Command<'ExportCandidate'>
  | Command<'LabelCandidate', LabelCandidate>
  | Command<'RemoveCandidate'>
  | Command<'EraseCandidate'>;

export const candidateCommandsOfSystem = systemCommands('tenant', {
  CreateCandidate: CandidateDetails.extend({ candidateId: Id }),
  LinkCandidate: z.strictObject({ userId: Id }),
  UnlinkCandidate: z.strictObject({ userId: Id }),
  ExportCandidate: z.strictObject({}),
  LabelCandidate,
  EraseCandidate: z.strictObject({}),
});

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type CandidateRejection =
  | 'candidate-not-found'
  | 'candidate-already-exists'
  | 'candidate-already-linked' // to another account
  | 'candidate-erased';
