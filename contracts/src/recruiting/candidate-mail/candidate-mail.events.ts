import { z } from 'zod';
import type { MailKind } from '#contracts/automation/mail/mail-kinds';
import { addressStops, mailStops } from '#contracts/automation/mail-address/mail-address.choices';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { email } from '#contracts/kernel/text';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';

/** What a mail to a candidate is; of `mailKinds`. */
export const CandidateMailKind = z.enum(['letter', 'bulk', 'rule', 'application'] satisfies MailKind[]);
export type CandidateMailKind = z.infer<typeof CandidateMailKind>;

/** What a mail server said, without addresses. Characters. */
const MAX_ANSWER = 300;
const ids = { candidateMailId: Id, candidateId: Id };
/** Of an answer: characters of its text, subject and file names; files that are named. */
export const MAX_ANSWER_TEXT = 100_000;
export const MAX_ANSWER_SUBJECT = 300;
export const MAX_NAMED_FILES = 20;
/** A file of an answer, which is not kept: what it was called, and its bytes. */
export const NamedFile = z.strictObject({ name: z.string().max(200), size: z.int().min(0) });
export type NamedFile = z.infer<typeof NamedFile>;
/** With values in it a text is longer than its template. */
const filled = z.string().max(1_000_000);

// Stored for ever: rename or retype nothing here without an upcast.
const shapes = {
  /** Somebody wrote to a candidate. `isHeld`: it goes with a decision about the interview, and waits until that is settled. */
  CandidateMailWritten: z.object({
    ...ids,
    interviewId: Id.nullable(),
    jobId: Id.nullable(),
    templateId: Id.nullable(),
    locale: Locale,
    to: personal(email(), 'candidateId'),
    subject: personal(filled, 'candidateId'),
    /** Markdown, with values in the place of tags. */
    content: personal(filled, 'candidateId'),
    attachmentIds: z.array(Id),
    kind: CandidateMailKind.default('letter'),
    isHeld: z.boolean(),
    /** The status that was decided on, and since when the interview has it. */
    decision: InterviewStatus.nullable().default(null),
    decidedAt: z.iso.datetime().nullable().default(null),
  }),
  /** A mail that came to the reply address of another one. `isAutomatic`: no person wrote it. */
  CandidateMailReceived: z.object({
    ...ids,
    /** The mail that it answers, with its interview and job. */
    answersId: Id,
    interviewId: Id.nullable(),
    jobId: Id.nullable(),
    from: personal(z.string().max(320), 'candidateId'),
    subject: personal(z.string().max(MAX_ANSWER_SUBJECT), 'candidateId'),
    /** Plain text. */
    content: personal(z.string().max(MAX_ANSWER_TEXT), 'candidateId'),
    files: personal(z.array(NamedFile).max(MAX_NAMED_FILES), 'candidateId'),
    isAutomatic: z.boolean(),
  }),
  /** The decision is settled. */
  CandidateMailReleased: z.object(ids),
  CandidateMailCancelled: z.object(ids),
  /** A mail server has taken it. */
  CandidateMailSent: z.object({ ...ids, answer: z.string().max(MAX_ANSWER) }),
  /** There is no mail server: it stays in the development mailbox. */
  CandidateMailKept: z.object(ids),
  /** Whoever it goes to wants no such mails, or their address takes none. */
  CandidateMailSkipped: z.object({ ...ids, reason: z.enum(mailStops) }),
  /** It came back, or whoever got it called it unwanted. */
  CandidateMailReported: z.object({ ...ids, report: z.enum(addressStops), answer: z.string().max(MAX_ANSWER) }),
  CandidateMailFailed: z.object({ ...ids, answer: z.string().max(MAX_ANSWER) }),
};
export const candidateMailEvents = defineEvents('candidateMail', shapes, {
  CandidateMailWritten: [
    (data) => ({ decision: null, decidedAt: null, ...data }),
    (data) => ({ kind: 'letter', ...data }),
  ],
});
export type CandidateMailEvent = EventsOf<typeof candidateMailEvents.shapes>;
