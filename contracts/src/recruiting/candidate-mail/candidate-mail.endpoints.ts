import { z } from 'zod';
import { MailPreview } from '#contracts/automation/email-template/email-template.endpoints';
import { addressStops } from '#contracts/automation/mail-address/mail-address.choices';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { BulkAnswer } from '#contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from '#contracts/recruiting/interview/interview.statuses';
import { MailToSend, SendMails } from './candidate-mail.commands.ts';
import { CandidateMailKind, NamedFile } from './candidate-mail.events.ts';

export const candidateMailStatuses = [
  'waiting',
  'queued',
  'kept',
  'sent',
  'failed',
  'cancelled',
  'skipped',
  ...addressStops,
  'received',
  'automatic',
] as const;
export type CandidateMailStatus = (typeof candidateMailStatuses)[number];

/** A mail that somebody of the company wrote to a candidate, or their answer. Texts are null once the person was erased. */
export const CandidateMailView = z.object({
  id: Id,
  candidateId: Id,
  interviewId: Id.nullable(),
  jobId: Id.nullable(),
  jobTitle: z.string().nullable(),
  templateId: Id.nullable(),
  locale: Locale,
  to: z.string().nullable(),
  /** Whoever wrote an answer, as it says; null of what the company wrote. */
  from: z.string().nullable(),
  subject: z.string().nullable(),
  /** Markdown; of an answer plain text. */
  content: z.string().nullable(),
  attachmentIds: z.array(Id),
  /** Of an answer: files that came with it, which are not kept. */
  files: z.array(NamedFile).nullable(),
  kind: CandidateMailKind,
  status: z.enum(candidateMailStatuses),
  /** What the mail server said; of one that was skipped why, as a code of problems. */
  answer: z.string().nullable(),
  /** Who wrote it; null where a program or the product did. */
  actorName: z.string().nullable(),
  actorId: z.string(),
  /** It waits until a decision about the interview is settled. */
  isHeld: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CandidateMailView = z.infer<typeof CandidateMailView>;

const someCandidates = z.union([Id, z.array(Id).min(1).max(MAX_BULK)]);

export const candidateMails = resource({
  name: 'candidate-mails',
  access: 'tenant.email.outbox.read',
  view: CandidateMailView,
  filters: { candidateId: someCandidates.optional() },
  sorts: ['createdAt'],
});

export const sendCandidateMails = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-mails/send',
  access: 'tenant.email.outbox.create',
  summary: 'Write to candidates, each once; the response says who was left out and why',
  body: SendMails,
  answer: BulkAnswer,
});

/** Whom a mail would go to; `skipped`: why it would not. `id`: of the candidate or the interview that was named. */
export const MailRecipient = z.object({
  id: Id,
  name: z.string().nullable(),
  to: z.string().nullable(),
  locale: Locale.nullable(),
  skipped: z.string().nullable(),
});
export type MailRecipient = z.infer<typeof MailRecipient>;

const one = z.array(Id).length(1);
export const previewCandidateMail = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-mails/preview',
  access: 'tenant.email.outbox.create',
  summary: 'Show what a mail would say to one of its recipients; nothing is sent or kept',
  body: z.union([
    MailToSend.extend({ candidateIds: one, jobId: Id.nullable().default(null) }),
    MailToSend.extend({ interviewIds: one }),
  ]),
  answer: MailPreview,
});

export const findMailRecipients = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-mails/recipients',
  access: 'tenant.email.outbox.create',
  summary: 'Say whom a mail would reach, in which language, and who would be left out',
  body: z.union([
    z.strictObject({ candidateIds: z.array(Id).min(1).max(MAX_BULK), jobId: Id.nullable().default(null) }),
    z.strictObject({ interviewIds: z.array(Id).min(1).max(MAX_BULK) }),
  ]),
  answer: z.array(MailRecipient),
});

export const cancelCandidateMail = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-mails/:id/cancel',
  access: 'tenant.email.outbox.create',
  summary: 'Cancel a mail that waits until a decision is settled',
  params: ById,
  answer: z.object({ id: Id }),
});
