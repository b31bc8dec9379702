import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { requiredText } from '#contracts/kernel/text';
import { MAX_MAIL_CONTENT, MAX_MAIL_FILES, MAX_MAIL_SUBJECT } from './mail.limits.ts';

/** With tags in it, on one line when it is sent. */
export const MailSubject = requiredText(MAX_MAIL_SUBJECT);
/** Markdown with tags in it. */
export const MailContent = requiredText(MAX_MAIL_CONTENT);
export const MailFiles = z.array(Id).max(MAX_MAIL_FILES);

/** The same mail in the other languages. */
export const MailVariants = z
  .array(z.strictObject({ locale: Locale, subject: MailSubject, content: MailContent }))
  .max(Locale.options.length - 1);
