import { z } from 'zod';
import { e164, link, phone } from '#contracts/kernel/contact';
import { email, requiredText, text } from '#contracts/kernel/text';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import { customValues } from '#contracts/recruiting/custom-field/custom-values';
import { jobLevels } from './candidate.choices.ts';
import { resumeFields } from './candidate.resume.ts';

/** Minor units of `salaryCurrency` (cents). */
const money = z.int().min(0).max(1_000_000_000_000).nullable();

/** What is known of somebody who might work here. All of it is personal. Stored in events: rename nothing. */
export const candidateFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: email(),
  phone: phone(),
  phoneE164: e164(),
  /** How they came to the company; null: nobody said. */
  source: SourceCode.nullable(),
  /** Where they are, in their words. */
  location: text(200),
  street: text(200),
  complement: text(100),
  city: text(100),
  /** State, province or region. */
  state: text(100),
  postalCode: text(20),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country-invalid')
    .nullable(),
  linkedinUrl: link(500),
  summary: text(10_000),
  currentTitle: text(200),
  currentOrganization: text(200),
  jobLevel: z.enum(jobLevels).nullable(),
  experienceYears: z.int().min(0).max(80).nullable(),
  age: z.int().min(14).max(120).nullable(),
  /** A year's. */
  currentSalary: money,
  expectedSalary: money,
  expectedMonthlyWage: money,
  expectedHourlyWage: money,
  /** ISO 4217. */
  salaryCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'currency-invalid')
    .nullable(),
  availability: text(200),
  /** Monday is 1, Saturday 6. */
  contactDays: z.array(z.int().min(1).max(6)).max(6),
  contactTime: text(100),
  ...resumeFields,
  custom: customValues(),
};

export const candidateDefaults = {
  phone: '',
  phoneE164: '',
  source: null,
  location: '',
  street: '',
  complement: '',
  city: '',
  state: '',
  postalCode: '',
  country: null,
  linkedinUrl: '',
  summary: '',
  currentTitle: '',
  currentOrganization: '',
  jobLevel: null,
  experienceYears: null,
  age: null,
  currentSalary: null,
  expectedSalary: null,
  expectedMonthlyWage: null,
  expectedHourlyWage: null,
  salaryCurrency: null,
  availability: '',
  contactDays: [],
  contactTime: '',
  skills: [],
  work: [],
  education: [],
  certifications: [],
  languages: [],
  webAddresses: [],
  custom: {},
};
