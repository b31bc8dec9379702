import type { jobLevels, languageLevels } from 'contracts/recruiting/candidate/candidate.choices';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import { missingFields, type Refusal } from 'ui-kit/api/useSend';
import type { Typed } from 'ui-kit/form/useHtmlForm';
import { toMinor } from 'ui-kit/format/typed-money';

export type SpokenLanguage = { key: number; name: string; level: (typeof languageLevels)[number] | '' };

const REQUIRED = ['title', 'skills', 'city', 'country'];

/** What was typed, as the API takes it. */
export const factsOf = (typed: Typed, languages: readonly SpokenLanguage[]): MarketplaceFacts => {
  const text = (name: string) => (typed[name] ?? '').trim();
  const skills = text('skills')
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter(Boolean);
  const currency = text('salaryCurrency') || null;
  return {
    title: text('title'),
    jobLevel: (text('jobLevel') || null) as (typeof jobLevels)[number] | null,
    experienceYears: text('experienceYears') === '' ? null : Number(text('experienceYears')),
    skills: [...new Set(skills)],
    languages: languages.flatMap(({ name, level }) =>
      name.trim() ? [{ name: name.trim(), level: level || null }] : [],
    ),
    expectedSalary: toMinor(text('expectedSalary'), currency ?? ''),
    salaryCurrency: currency,
    city: text('city'),
    state: text('state'),
    country: text('country'),
    summary: text('summary'),
  };
};

/** What is wrong before anything is sent. */
export const refusalOf = (facts: MarketplaceFacts, isAgreed: boolean): Refusal | null => {
  const { expectedSalary, salaryCurrency, experienceYears } = facts;
  const isNumber = (value: number | null) => value === null || Number.isInteger(value);
  const fields = {
    ...missingFields(facts, REQUIRED)?.fields,
    ...(!isAgreed && { agreed: ['marketplace-consent-required'] }),
    ...(!isNumber(experienceYears) && { experienceYears: ['field-invalid'] }),
    ...(!isNumber(expectedSalary) && { expectedSalary: ['field-invalid'] }),
    ...(expectedSalary !== null && salaryCurrency === null && { salaryCurrency: ['field-required'] }),
  };
  return Object.keys(fields).length > 0 ? { code: 'validation-failed', fields } : null;
};

/** A fault of one skill is said at all of them. */
export const gathered = (refusal: Refusal | null): Refusal | null => {
  if (!refusal) return null;
  const fields: Record<string, string[]> = {};
  for (const [name, codes] of Object.entries(refusal.fields)) {
    const [field = name] = name.split('.');
    fields[field] = [...new Set([...(fields[field] ?? []), ...codes])];
  }
  return { ...refusal, fields };
};
