import { z } from 'zod';
import { richText, text } from '#contracts/kernel/text';
import {
  educationLevels,
  employmentTypes,
  experienceLevels,
  industries,
  jobBenefits,
  jobCategories,
  MAX_JOB_DESCRIPTION_LENGTH,
  salaryIntervals,
  travelFrequencies,
  workplaceTypes,
} from './job.choices.ts';

/** Minor units of `currency` (cents): up to ten thousand million whole units. */
const salary = z.int().min(0).max(1_000_000_000_000).nullable();

/** Several of a list, each once. */
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'choices-repeated' });

/** What a job says to everybody once it is published. Salaries are integer minor units of `currency` (ISO 4217) per `interval`. */
export const jobContent = {
  /** As readers see it: `Duluth, Minnesota`. */
  location: text(200),
  streetAddress: text(200),
  postalCode: text(20),
  city: text(100),
  /** State, province or region. */
  region: text(100),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country-invalid')
    .nullable(),
  workplaceType: z.enum(workplaceTypes).nullable(),
  description: richText(MAX_JOB_DESCRIPTION_LENGTH),
  employmentTypes: several(employmentTypes),
  categories: several(jobCategories),
  industries: several(industries),
  educationLevel: z.enum(educationLevels).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  travelFrequency: z.enum(travelFrequencies).nullable(),
  /** Applicants should be willing to move for it. */
  availableToRelocate: z.boolean(),
  salaryMin: salary,
  salaryMax: salary,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'currency-invalid')
    .nullable(),
  interval: z.enum(salaryIntervals).nullable(),
  benefits: several(jobBenefits),
};
export type JobContent = { -readonly [Field in keyof typeof jobContent]: z.output<(typeof jobContent)[Field]> };

/** Nothing said yet. */
export const jobContentDefaults: JobContent = {
  location: '',
  streetAddress: '',
  postalCode: '',
  city: '',
  region: '',
  country: null,
  workplaceType: null,
  description: '',
  employmentTypes: [],
  categories: [],
  industries: [],
  educationLevel: null,
  experienceLevel: null,
  travelFrequency: null,
  availableToRelocate: false,
  salaryMin: null,
  salaryMax: null,
  currency: null,
  interval: null,
  benefits: [],
};
