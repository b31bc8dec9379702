import type { EmailTemplateRejection } from 'contracts/automation/email-template/email-template.entity';
import { type MailDraft, templateFaults } from 'contracts/automation/mail/mail-liquid';
import { Rejection } from 'contracts/kernel/problem';

/** `names`: what the detail says. */
export type DraftFault = { field: string; code: EmailTemplateRejection; names?: readonly string[] };

/** What is wrong with the tags of a draft. `known`: those that it may have, where not all. */
export const draftFaults = (draft: MailDraft, path = '', known?: ReadonlySet<string>): DraftFault[] =>
  (['subject', 'content'] as const).flatMap((part): DraftFault[] => {
    const { unknown, isBroken } = templateFaults(draft[part], known);
    const field = path + part;
    if (isBroken) return [{ field, code: 'mail-tag-broken' }];
    return unknown.length > 0 ? [{ field, code: 'mail-tag-unknown', names: unknown }] : [];
  });

/** All that is wrong is told at once; tags that nobody knows by their names. */
export const refuseDraft = (faults: readonly DraftFault[]): void => {
  const [first] = faults;
  if (!first) return;
  const errors = Object.fromEntries(faults.map(({ field, code }) => [field, [code]]));
  const names = [...new Set(faults.flatMap((fault) => fault.names ?? []))];
  const detail = names.length > 0 ? { detail: `Unknown tags: ${names.join(', ')}` } : {};
  throw new Rejection<EmailTemplateRejection>(first.code, 422, { errors, ...detail });
};

type Texts = MailDraft & { locale: string; variants: readonly (MailDraft & { locale: string })[] };

/** What is wrong with a mail in several languages: tags, and two texts of one language. */
export const textsFaults = (texts: Texts, known?: ReadonlySet<string>): DraftFault[] => {
  const locales = [texts.locale, ...texts.variants.map(({ locale }) => locale)];
  return [
    ...draftFaults(texts, '', known),
    ...texts.variants.flatMap((variant, at): DraftFault[] => [
      ...draftFaults(variant, `variants.${at}.`, known),
      ...(locales.indexOf(variant.locale) === at + 1
        ? []
        : [{ field: `variants.${at}.locale`, code: 'mail-locale-repeated' as const }]),
    ]),
  ];
};
