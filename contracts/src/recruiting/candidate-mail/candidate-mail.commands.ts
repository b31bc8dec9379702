import { z } from 'zod';
import type { EmailTemplateRejection } from '#contracts/automation/email-template/email-template.entity';
import { MailContent, MailFiles, MailSubject, MailVariants } from '#contracts/automation/mail/mail-fields';
import { mailRecordKinds } from '#contracts/automation/mail/mail-records';
import {
  type AddressStop,
  addressStops,
  type MailStop,
  mailStops,
} from '#contracts/automation/mail-address/mail-address.choices';
import { derivedId, Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import type { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { MAX_BULK } from '#contracts/recruiting/interview/interview.statuses';
import type { CandidateMailKind, NamedFile } from './candidate-mail.events.ts';

const many = z.array(Id).min(1).max(MAX_BULK);

/** What is sent: as a template says it, or as somebody has changed it since. */
export const MailToSend = z.strictObject({
  locale: Locale,
  subject: MailSubject,
  content: MailContent,
  variants: MailVariants.default([]),
  attachmentIds: MailFiles.default([]),
  /** The template that it began as. */
  templateId: Id.nullable().default(null),
});
export type MailToSend = z.infer<typeof MailToSend>;

/** To candidates, perhaps about a job; or to those of interviews, each about the job of theirs. */
export const SendMails = z.union([
  MailToSend.extend({ candidateIds: many, jobId: Id.nullable().default(null) }),
  MailToSend.extend({ interviewIds: many }),
]);
export type SendMails = z.infer<typeof SendMails>;

/** By hand: a letter to one, the same to several, or in the place of what the product says of a decision. */
export const kindOfMail = (to: { candidateIds: readonly Id[] } | { interviewIds: readonly Id[] }): CandidateMailKind =>
  ('interviewIds' in to ? to.interviewIds : to.candidateIds).length > 1 ? 'bulk' : 'letter';

/** One mail for each request and each of those that it names. */
export const candidateMailIdOf = (requestId: Id, recipientId: Id): Id =>
  derivedId('candidateMail', requestId, recipientId);

/** What an interview was brought to, and since when it has been there. */
export type Decision = { status: InterviewStatus; since: string };

type Written = {
  candidateMailId: Id;
  candidateId: Id;
  interviewId: Id | null;
  jobId: Id | null;
  templateId: Id | null;
  locale: Locale;
  to: string;
  subject: string;
  content: string;
  attachmentIds: Id[];
  kind: CandidateMailKind;
  /** What it waits for. */
  decision: Decision | null;
};

/** In the words of a template, because a rule of the company says so. `publicUrl`: where links in it lead. */
const byTemplate = z.strictObject({
  candidateId: Id,
  interviewId: Id.nullable(),
  jobId: Id.nullable(),
  templateId: Id,
  publicUrl: z.string().max(2_000),
  /** What it is about beside that. */
  record: z
    .strictObject({ kind: z.enum(mailRecordKinds), id: Id })
    .nullable()
    .default(null),
});

const answered = z.strictObject({ answer: z.string().max(300) });

const reported = z.strictObject({ report: z.enum(addressStops), answer: z.string().max(300) });
const skipped = z.strictObject({ reason: z.enum(mailStops) });

export const candidateMailCommandsOfSystem = systemCommands('tenant', {
  WriteCandidateMailByTemplate: byTemplate,
  SettleCandidateMail: z.strictObject({}),
  NoteCandidateMailSent: answered,
  SkipCandidateMail: skipped,
  ReportCandidateMail: reported,
  NoteCandidateMailKept: z.strictObject({}),
  NoteCandidateMailFailed: answered,
});

/** Somebody's answer to a mail of ours, as it came in. */
export type Received = {
  candidateMailId: Id;
  candidateId: Id;
  answersId: Id;
  interviewId: Id | null;
  jobId: Id | null;
  from: string;
  subject: string;
  content: string;
  files: NamedFile[];
  isAutomatic: boolean;
};

export type CandidateMailCommand =
  | Command<'ReceiveCandidateMail', Received>
  | Command<'WriteCandidateMail', Written>
  /** The interview as it stands, null where it is gone: looked up. */
  | Command<'SettleCandidateMail', { interview?: (Decision & { isSettled: boolean }) | null }>
  | Command<'CancelCandidateMail'>
  | Command<'NoteCandidateMailSent', { answer: string }>
  | Command<'ReportCandidateMail', { report: AddressStop; answer: string }>
  | Command<'SkipCandidateMail', { reason: MailStop }>
  | Command<'NoteCandidateMailKept'>
  | Command<'NoteCandidateMailFailed', { answer: string }>;

export type CandidateMailByTemplate = Command<'WriteCandidateMailByTemplate', z.infer<typeof byTemplate>>;

/** Every way a mail to a candidate may be refused beyond what is wrong with its text. */
export type CandidateMailRejection =
  | EmailTemplateRejection
  | 'candidate-not-found'
  | 'interview-not-found'
  | 'erased' // nobody writes to them any more
  | 'mail-no-address'
  | MailStop // they want no such mails
  | 'mail-repeated' // the same words go to the same person in this request already
  | 'mail-on-its-way'; // too late to cancel it
