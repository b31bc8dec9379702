import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { email, requiredText, text } from '#contracts/kernel/text';

/** What a company knows of a candidate. All of it is personal data of the candidate. */
export const CandidateDetails = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: email(),
  phone: text(40),
});
export type CandidateDetails = z.infer<typeof CandidateDetails>;

const { firstName, lastName, email: address, phone } = CandidateDetails.shape;

// Stored for ever: rename or retype nothing here without an upcast.
export const candidateEvents = defineEvents('candidate', {
  CandidateCreated: z.object({
    candidateId: Id,
    firstName: personal(firstName, 'candidateId'),
    lastName: personal(lastName, 'candidateId'),
    email: personal(address, 'candidateId'),
    phone: personal(phone, 'candidateId'),
  }),
  /** Only the fields that changed, as they were and as they are. */
  CandidateChanged: z.object({
    candidateId: Id,
    from: personal(CandidateDetails.partial(), 'candidateId'),
    to: personal(CandidateDetails.partial(), 'candidateId'),
  }),
  /** This record is about the person who has that account. */
  CandidateLinked: z.object({ candidateId: Id, userId: Id }),
  /** The person has erased that account; the record is the company's own and stays. */
  CandidateUnlinked: z.object({ candidateId: Id, userId: Id }),
  /** The person was given a copy of what the company knows of them. */
  CandidateExported: z.object({ candidateId: Id }),
  CandidateLabelled: z.object({ candidateId: Id, labelId: Id }),
  CandidateUnlabelled: z.object({ candidateId: Id, labelId: Id }),
  CandidateRemoved: z.object({ candidateId: Id }),
  /** The key of (tenant, candidate) is destroyed with this event: nothing personal can be read any more. */
  CandidateErased: z.object({ candidateId: Id }),
});
export type CandidateEvent = EventsOf<typeof candidateEvents.shapes>;
