import { z } from 'zod';
import { MailContent, MailSubject, MailVariants } from '#contracts/automation/mail/mail-fields';
import { entity } from '#contracts/kernel/entity';
import { Locale } from '#contracts/kernel/locale';
import { productMails } from './product-mails.ts';

/** A mail of the product in a company's own words (docs/product.md AUT-17). Removed, the mail says what it said before. */
export const productMail = entity({
  name: 'productMail',
  context: 'automation',
  plural: 'product-mails',
  permissions: 'tenant.email.templates',
  fields: {
    /** Which mail. */
    mail: z.enum(productMails),
    locale: Locale,
    subject: MailSubject,
    content: MailContent,
    variants: MailVariants,
  },
  defaults: { variants: [] },
  unique: { mail: { within: 'tenant' } },
  filters: ['mail'],
});
export type ProductMailFields = typeof productMail.types.fields;
export type ProductMailView = typeof productMail.types.view;

/** Every way one may refuse beyond those of any entity and of templates. */
export type ProductMailRejection =
  | 'product-mail-mail-taken' // it is in the company's words already
  | 'product-mail-tag-needed'; // without this tag, a link, it is of no use
