import type { Locale } from 'contracts/kernel/locale';
import type { z } from 'zod';
import { type Handler, job } from '#integration-workers/engine/job';
import type { Urgency } from '#integration-workers/engine/work-item';
import { brandOf } from './mail-brand.ts';
import { postMail } from './post-mail.ts';
import { type MailTexts, type MailValues, renderMail } from './render.ts';

/** Whom a mail goes to, in which language, and what its texts name. `subjectId`: whose erasure takes the mail along. */
export type Recipient<Values> = { to: string; subjectId: string; locale: Locale; values: Values };

/** Declares a mail about an account, which belongs to no company: a job that reads whom to write to, and writes to each in their language, once for each cause. */
export const mailJob = <const Payload extends z.ZodObject, const Values extends MailValues>({
  recipients,
  texts,
  ...definition
}: {
  name: string;
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
      const { cause } = work;
      const { brand } = await brandOf(cause, tools);
      for (const { to, subjectId, locale, values } of await recipients(work, tools)) {
        const mail = { ...renderMail(texts, locale, { values, brand }), to, subjectId, kind: 'account' as const };
        await postMail({ ...mail, tenantId: cause.tenantId }, { cause, urgency: definition.urgency }, tools);
      }
    },
  }),
});
