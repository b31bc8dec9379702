import { derivedId, type Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** Mails to candidates that a company may write on a day of its own time zone (docs/product.md REC-65). */
export const DAILY_MAILS = 2_000;

/** The stream of what one company has written on one day, `2026-11-22`. */
export const mailAllowanceIdOf = (tenantId: Id, day: string): Id => derivedId('mailAllowance', tenantId, day);

export type MailAllowanceCommand = Command<'SpendMailAllowance', { day: string; askedId: Id; count: number }>;

/** Every way of refusing to write at all: one problem type and one translation key each. */
export type MailAllowanceRejection =
  | 'mail-daily-cap-reached' // `left` says how many may still be written today
  | 'mail-sender-unverified'; // whoever sends, or made the key that does, has not confirmed their address
