import { templateIn } from 'contracts/automation/email-template/email-template.entity';
import { type FilledMail, fillMail } from 'contracts/automation/mail/mail-liquid';
import { mailValuesOf } from 'contracts/automation/mail/mail-tags';
import type { Locale } from 'contracts/kernel/locale';
import type { MailToSend } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { MailSender } from '#command-service/automation/mail/mail-sources';
import { type Reached, sourcesOf } from './recipients.ts';

/** A mail in the words of whoever it reaches, with its tags filled. */
export const filledFor = (reached: Reached, mail: MailToSend, sender: MailSender): FilledMail & { locale: Locale } => {
  const { locale, ...draft } = templateIn(mail, reached.locale);
  return { ...fillMail(draft, mailValuesOf(sourcesOf(reached, sender, locale))), locale };
};
