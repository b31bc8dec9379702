import type { MailKind } from '#contracts/automation/mail/mail-kinds';
import {
  type FilledMail,
  fillMail,
  type MailDraft,
  paragraphsWithValues,
} from '#contracts/automation/mail/mail-liquid';
import { type MailValue, type MailValues, mailTagGroups } from '#contracts/automation/mail/mail-tags';
import { DEFAULT_LOCALE, type Locale } from '#contracts/kernel/locales';
import { applicationMailsEnUs } from './application-mails.en-us.ts';
import { applicationMailsPtBr } from './application-mails.pt-br.ts';
import { companyMailsEnUs } from './company-mails.en-us.ts';
import { companyMailsPtBr } from './company-mails.pt-br.ts';
import { hireMailsEnUs } from './hire-mails.en-us.ts';
import { hireMailsPtBr } from './hire-mails.pt-br.ts';
import { liveMailsEnUs } from './live-mails.en-us.ts';
import { liveMailsPtBr } from './live-mails.pt-br.ts';
import type { MailWords } from './mail-words.ts';
import {
  catalogue,
  declared,
  type ProductMail,
  type ProductMailArea,
  type ProductMailTag,
} from './product-mail.catalogue.ts';
import { ownTags } from './product-mail.tags.ts';
import { trainingMailsEnUs } from './training-mails.en-us.ts';
import { trainingMailsPtBr } from './training-mails.pt-br.ts';
import { workMailsEnUs } from './work-mails.en-us.ts';
import { workMailsPtBr } from './work-mails.pt-br.ts';

export type { ProductMail };
export const productMails = Object.keys(declared) as [ProductMail, ...ProductMail[]];
/** The same by what they are about. */
export const productMailAreas = Object.entries(catalogue).map(([area, mails]) => ({
  area: area as ProductMailArea,
  mails: Object.keys(mails) as ProductMail[],
}));

const defaults: Record<Locale, Record<ProductMail, MailWords>> = {
  'en-us': {
    ...{ ...applicationMailsEnUs, ...liveMailsEnUs, ...hireMailsEnUs, ...trainingMailsEnUs, ...workMailsEnUs },
    ...companyMailsEnUs,
  },
  'pt-br': {
    ...{ ...applicationMailsPtBr, ...liveMailsPtBr, ...hireMailsPtBr, ...trainingMailsPtBr, ...workMailsPtBr },
    ...companyMailsPtBr,
  },
};

/** What a mail says as long as the company says nothing else. */
export const defaultWords = (mail: ProductMail, locale: Locale): MailWords => defaults[locale][mail];

/** The same in the form of a template. */
export const defaultTemplate = (mail: ProductMail) => ({
  locale: DEFAULT_LOCALE,
  ...defaultWords(mail, DEFAULT_LOCALE),
  variants: [{ locale: 'pt-br' as Locale, ...defaultWords(mail, 'pt-br') }],
});

export const kindOfProductMail = (mail: ProductMail): MailKind => declared[mail].kind;

/** What a mail of the product may say. */
export const productMailTags = (mail: ProductMail): ReadonlySet<string> => new Set(declared[mail].tags);
/** Of that, what it is of no use without. */
export const neededTags = (mail: ProductMail): readonly string[] => declared[mail].needs ?? [];

/** The same for a menu. */
export const productTagGroups = (mail: ProductMail) => {
  const known = productMailTags(mail);
  const groups = new Set<string>([...mailTagGroups, ...ownTags].map(({ group }) => group));
  return [...groups]
    .map((group) => ({
      group,
      tags: [
        ...(mailTagGroups.find((one) => one.group === group)?.tags ?? []),
        ...ownTags.filter((tag) => tag.group === group),
      ].filter(({ name }) => known.has(name)),
    }))
    .filter(({ tags }) => tags.length > 0);
};

const exampleValue = (shown: string): MailValue => {
  if (shown.startsWith('https://')) return { url: shown };
  return shown.includes('\n') ? { lines: shown.split('\n') } : shown;
};
/** Examples of everything that a mail may say. */
export const productMailExamples = (mail: ProductMail, locale: Locale): MailValues =>
  Object.fromEntries(
    productTagGroups(mail).flatMap(({ tags }) =>
      tags.map(({ name, example }) => [name, exampleValue(example[locale])]),
    ),
  );

/** A mail and the values of all its tags; empty where there is nothing to say. */
export const productMailWith = <const Mail extends ProductMail>(
  mail: Mail,
  values: Readonly<Record<ProductMailTag<Mail>, MailValue>>,
): { mail: ProductMail; values: MailValues } => ({ mail, values });

/** With values in the place of its tags. A paragraph goes where it has tags and none of them has a value. */
export const fillProductMail = ({ subject, content }: MailDraft, values: MailValues): FilledMail =>
  fillMail({ subject, content: paragraphsWithValues(content, values) }, values);
