import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { CandidateDetails } from './candidate.events.ts';

export const CreateCandidate = CandidateDetails.extend({ phone: CandidateDetails.shape.phone.default('') });
export const ChangeCandidate = CandidateDetails.partial();
export type ChangeCandidate = z.infer<typeof ChangeCandidate>;
/** A whole record as the API gave it, edited: what only the server writes is let through and ignored. */
export const ReplaceCandidate = ChangeCandidate.extend({
  id: z.unknown().optional(),
  erased: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  version: z.unknown().optional(),
});

export type CandidateCommand =
  | Command<'CreateCandidate', CandidateDetails & { candidateId: Id }>
  | Command<'ChangeCandidate', ChangeCandidate>
  | Command<'RemoveCandidate'>
  | Command<'EraseCandidate'>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type CandidateRejection = 'candidate-not-found' | 'candidate-already-exists' | 'candidate-erased';
