import { templateIn } from 'contracts/automation/email-template/email-template.entity';
import type { MailValues } from 'contracts/automation/mail/mail-tags';
import type { ProductMailFields } from 'contracts/automation/product-mail/product-mail.entity';
import {
  defaultTemplate,
  fillProductMail,
  kindOfProductMail,
  type ProductMail,
} from 'contracts/automation/product-mail/product-mails';
import type { GLOBAL } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import type { z } from 'zod';
import { type Handler, job } from '#integration-workers/engine/job';
import type { Cause, Urgency } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { postCompanyMail } from './company-mail.ts';
import { brandOf } from './mail-brand.ts';
import type { Extras, MailAbout } from './outbox.ts';

/** Whom a mail of the product goes to, in which language, and the values of its tags. */
export type Addressee = {
  mail: ProductMail;
  to: string;
  /** Whose erasure takes the mail along. */
  subjectId: string;
  /** The user of the company whose address it is, where the mail is about somebody else. */
  readerId?: string;
  locale: Locale;
  values: MailValues;
  /** Tells mails of one job apart; default: the target of the job. */
  target?: string;
  /** Of a mail to a candidate, who may answer it: what an answer is about. */
  about?: MailAbout;
  /** Its link is for one mailbox alone: it belongs to no company, whose staff can read their company's mails. */
  tenantId?: typeof GLOBAL;
  extras?: Extras;
};

const OWN_WORDS = {
  projections: ['automation.productMail'],
  text: 'select locale, subject, content, variants from read.product_mail where tenant_id = $1 and mail = $2',
};
type Row = Pick<ProductMailFields, 'locale' | 'subject' | 'content' | 'variants'>;

/** In the company's own words, else in the product's. */
const wordsOf = async (cause: Cause, { mail, locale }: Addressee, { read }: Pick<Tools, 'read'>) => {
  const [own] = await read<Row>(cause, { ...OWN_WORDS, values: [cause.tenantId, mail] });
  return templateIn(own ?? defaultTemplate(mail), locale);
};

/**
 * Declares a mail that the product writes in a company's name, and that the company may put in words of its own (docs/product.md
 * AUT-17): a job that reads whom to write to, and writes to each in their language, once for each cause.
 */
export const productMailJob = <const Payload extends z.ZodObject>({
  recipients,
  ...definition
}: {
  name: string;
  payload: Payload;
  urgency?: Urgency;
  /** None where there is nobody to write to any more. */
  recipients: (...work: Parameters<Handler<z.infer<Payload>>>) => Promise<readonly Addressee[]>;
}) =>
  job({
    ...definition,
    handle: async (work, tools) => {
      const addressees = await recipients(work, tools);
      if (addressees.length === 0) return;
      const from = await brandOf(work.cause, tools);
      for (const addressee of addressees) {
        const { mail, to, subjectId, readerId, values, target, tenantId, about, extras } = addressee;
        const { locale, ...draft } = await wordsOf(work.cause, addressee, tools);
        const cause = { ...work.cause, target: target ?? work.cause.target };
        const kind = kindOfProductMail(mail);
        await postCompanyMail(
          {
            ...fillProductMail(draft, values),
            ...{ kind, locale, to, subjectId, userId: readerId ?? null },
            ...(tenantId && { tenantId }),
            extras: {
              ...(tenantId && kind !== 'account' && { companyId: work.cause.tenantId }),
              ...(about && { about }),
              ...extras,
            },
          },
          { cause, urgency: definition.urgency, from },
          tools,
        );
      }
    },
  });
