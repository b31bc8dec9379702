import type { MailKind } from 'contracts/automation/mail/mail-kinds';
import type { Locale } from 'contracts/kernel/locale';
import type { z } from 'zod';
import { type Handler, job } from '#integration-workers/engine/job';
import type { Urgency } from '#integration-workers/engine/work-item';
import type { Extras } from './outbox.ts';
import { postMail } from './post-mail.ts';
import { type MailTexts, type MailValues, renderMail } from './render.ts';

/** Whom a mail goes to, in which language, and what its texts name. `subjectId`: whose erasure takes the mail along. */
export type Recipient<Values> = {
  to: string;
  subjectId: string;
  locale: Locale;
  values: Values;
  /** Whose mail it is; default: the event's company. */
  tenantId?: string;
  /** Tells mails of one job apart; default: the target of the job. */
  target?: string;
  extras?: Extras;
};

/** Declares a mail: a job that reads whom to write to, and writes to each in their language, once for each cause. */
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
      for (const { to, subjectId, locale, values, tenantId, target, extras } of await recipients(work, tools)) {
        const cause = { ...work.cause, target: target ?? work.cause.target };
        const mail = {
          ...renderMail(texts, locale, values),
          ...{ to, subjectId, kind, tenantId: tenantId ?? cause.tenantId },
          ...(extras && { extras }),
        };
        await postMail(mail, { cause, urgency: definition.urgency }, tools);
      }
    },
  }),
});
