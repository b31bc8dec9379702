import { z } from 'zod';
import { link } from '#contracts/kernel/contact';
import { requiredText, text } from '#contracts/kernel/text';
import { employmentTypes } from '#contracts/recruiting/job/job.choices';
import { degreeTypes, jobLevels, languageLevels, schoolTypes, webAddressTypes } from './candidate.choices.ts';

/** A day, a month or a year, as far as somebody remembers: `2019-04-01`, `2019-04`, `2019`; may be left empty. */
const roughDate = () =>
  z.string().regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/, 'date-invalid');

const MAX_ENTRIES = 50;
const entries = <S extends z.ZodType>(schema: S) => z.array(schema).max(MAX_ENTRIES);

/** What somebody has done and can do (docs/product.md REC-31). Stored in events: rename nothing. */
export const resumeFields = {
  skills: z.array(requiredText(60)).max(100),
  work: entries(
    z.strictObject({
      jobTitle: text(200),
      organization: text(200).default(''),
      jobLevel: z.enum(jobLevels).nullable().default(null),
      jobType: z.enum(employmentTypes).nullable().default(null),
      description: text(5000).default(''),
      startDate: roughDate().default(''),
      endDate: roughDate().default(''),
      isCurrent: z.boolean().default(false),
      isSelfEmployed: z.boolean().default(false),
      employeesSupervised: z.int().min(0).max(1_000_000).nullable().default(null),
    }),
  ),
  education: entries(
    z.strictObject({
      institution: text(200).default(''),
      schoolType: z.enum(schoolTypes).nullable().default(null),
      degreeName: text(200).default(''),
      degreeType: z.enum(degreeTypes).nullable().default(null),
      description: text(5000).default(''),
      lastEducationDate: roughDate().default(''),
      isGraduated: z.boolean().default(false),
    }),
  ),
  certifications: entries(z.strictObject({ name: requiredText(200) })),
  languages: entries(
    z.strictObject({ name: requiredText(60), level: z.enum(languageLevels).nullable().default(null) }),
  ),
  webAddresses: entries(z.strictObject({ type: z.enum(webAddressTypes).default('website'), address: link(500) })),
};
