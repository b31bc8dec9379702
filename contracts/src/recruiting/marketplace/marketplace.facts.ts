import { z } from 'zod';
import { requiredText, text } from '#contracts/kernel/text';
import { jobLevels, languageLevels } from '#contracts/recruiting/candidate/candidate.choices';
import { marketplaceLimits } from './marketplace.limits.ts';

/** An address, a link or a number to call: what would name the person before they are bought. */
const NAMES_SOMEBODY = /@|:\/\/|\bwww\.|(?:\d[ ().-]*){7,}/i;
const isOpen = (said: string): boolean => !NAMES_SOMEBODY.test(said);
const open = <S extends z.ZodType<string>>(schema: S) => schema.refine(isOpen, { message: 'contact-in-open-text' });

/**
 * What every company sees of somebody in the marketplace, bought or not: this declaration is the one list of it (docs/product.md
 * MKT-2). Stored in events: rename or retype nothing.
 */
export const shownFacts = {
  /** The work they look for. */
  title: open(requiredText(marketplaceLimits.title)),
  jobLevel: z.enum(jobLevels).nullable(),
  experienceYears: z.int().min(0).max(marketplaceLimits.experienceYears).nullable(),
  skills: z
    .array(open(requiredText(marketplaceLimits.skill)))
    .min(1, 'field-required')
    .max(marketplaceLimits.skills),
  languages: z
    .array(
      z.strictObject({
        name: open(requiredText(marketplaceLimits.language)),
        level: z.enum(languageLevels).nullable(),
      }),
    )
    .max(marketplaceLimits.languages),
  /** A year's, in minor units of the currency. */
  expectedSalary: z.int().min(0).max(marketplaceLimits.salary).nullable(),
  /** ISO 4217. */
  salaryCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'currency-invalid')
    .nullable(),
  city: open(requiredText(marketplaceLimits.city)),
  /** State, province or region. */
  state: open(text(marketplaceLimits.city)),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'country-invalid'),
};

/**
 * What only a company that bought them gets to know, beside the name, the address, the number, the place and the postal code of
 * their account and profile.
 */
export const hiddenFacts = { summary: text(marketplaceLimits.summary) };

/** All that somebody says of themselves in the marketplace. */
export const MarketplaceFacts = z.strictObject({ ...shownFacts, ...hiddenFacts });
export type MarketplaceFacts = z.infer<typeof MarketplaceFacts>;
export type ShownFacts = z.infer<z.ZodObject<typeof shownFacts>>;
export const shownNames = Object.keys(shownFacts) as (keyof ShownFacts)[];
