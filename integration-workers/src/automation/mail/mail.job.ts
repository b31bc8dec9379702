import type { MailKind } from 'contracts/automation/mail/mail-kinds';
import { GLOBAL } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import type { z } from 'zod';
import { type Handler, job } from '#integration-workers/engine/job';
import type { Urgency } from '#integration-workers/engine/work-item';
import { brandOf } from './mail-brand.ts';
import type { Extras } from './outbox.ts';
import { postMail } from './post-mail.ts';
import { type MailTexts, type MailValues, renderMail } from './render.ts';

/** Whom a mail goes to, in which language, and what its texts name. `subjectId`: whose erasure takes the mail along. */
export type Recipient<Values> = {
  to: string;
  subjectId: string;
  /** Whose address it is, where it is not the subject's. */
  readerId?: string;
  locale: Locale;
  values: Values;
  /** Whose mail it is; default: the event's company. */
  tenantId?: string;
  /** Tells mails of one job apart; default: the target of the job. */
  target?: string;
  extras?: Extras;
};

/** Declares a mail: a job that reads whom to write to, and writes to each in their language, once for each cause, as the company that it is about. */
export const mailJob = <const Payload extends z.ZodObject, const Values extends MailValues>({
  recipients,
  texts,
  kind,
  ...definition
}: {
  name: string;
  kind: MailKind;
  payload: Payload;
  urgency?: Urgency;
  /** None where there is nobody to write to any more. */
  recipients: (...work: Parameters<Handler<z.infer<Payload>>>) => Promise<readonly Recipient<Values>[]>;
  texts: MailTexts<NoInfer<Values>>;
}) => ({
  texts,
  ...job({
    ...definition,
    handle: async (work, tools) => {
      const found = await recipients(work, tools);
      if (found.length === 0) return;
      const { brand, email } = await brandOf(work.cause, tools);
      // What is about no company comes in the name that the installation has given itself.
      const from = work.cause.tenantId === GLOBAL ? {} : { fromName: brand.name, ...(email && { replyTo: email }) };
      for (const { to, subjectId, readerId, locale, values, tenantId, target, extras } of found) {
        const cause = { ...work.cause, target: target ?? work.cause.target };
        const mail = {
          ...renderMail(texts, locale, { values, brand }),
          ...{ to, subjectId, readerId: readerId ?? null, kind, tenantId: tenantId ?? cause.tenantId },
          extras: { ...from, ...extras },
        };
        await postMail(mail, { cause, urgency: definition.urgency }, tools);
      }
    },
  }),
});
