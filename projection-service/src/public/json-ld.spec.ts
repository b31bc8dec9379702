import {
  educationLevels,
  employmentTypes,
  experienceLevels,
  salaryIntervals,
} from 'contracts/recruiting/job/job.choices';
import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleJob, fullJob } from '#projection-service/test/pages.fixture';
import { jobPosting } from './json-ld.ts';

const at = { origin: 'https://jobs.example', locale: 'en-us' } as const;
const said = z.string().min(1);
const amount = z.number().nonnegative();
const pay = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    ...{ value: amount.optional(), minValue: amount.optional(), maxValue: amount.optional() },
  })
  .refine(({ value, minValue, maxValue }) => [value, minValue, maxValue].some((one) => one !== undefined));
const employment = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM', 'OTHER']);

/** schema.org/JobPosting with the values and formats that search engines of jobs take; whatever else is said is a fault. */
const Posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: said,
  description: said,
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime().optional(),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: said,
    url: z.url(),
    ...{ logo: z.url().optional(), sameAs: z.url().optional(), description: said.optional(), address: said.optional() },
    ...{ email: z.email().optional(), telephone: z.e164().optional() },
  }),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: said }).optional(),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.union([
      said,
      z.strictObject({
        '@type': z.literal('PostalAddress'),
        ...{ streetAddress: said.optional(), postalCode: said.optional(), addressLocality: said.optional() },
        ...{
          addressRegion: said.optional(),
          addressCountry: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .optional(),
        },
      }),
    ]),
  }),
  employmentType: z.union([employment, z.array(employment).min(2)]).optional(),
  baseSalary: z
    .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.string().regex(/^[A-Z]{3}$/), value: pay })
    .optional(),
  educationRequirements: z
    .literal('no requirements')
    .or(
      z.strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      }),
    )
    .optional(),
  experienceRequirements: said
    .or(
      z.strictObject({
        '@type': z.literal('OccupationalExperienceRequirements'),
        monthsOfExperience: z.int().positive(),
      }),
    )
    .optional(),
  ...{ industry: said.optional(), occupationalCategory: said.optional(), jobBenefits: said.optional() },
  qualifications: said.optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: said, value: said }),
  directApply: z.literal(true),
  url: z.url(),
});

const faultsOf = (job: PublicJobView): string[] =>
  Posting.safeParse(JSON.parse(JSON.stringify(jobPosting(job, at)))).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];

describe('a job as schema.org has it', () => {
  it.each([
    ['a few things', exampleJob],
    ['everything', fullJob],
    [
      'little more than its title',
      { ...exampleJob, description: '', salaryMin: null, salaryMax: null, employmentTypes: [] },
    ],
    ['that it is remote', { ...fullJob, workplaceType: 'remote' as const }],
    ['no place of its own', { ...exampleJob, location: '', city: '', region: '', country: null }],
    ['one amount', { ...fullJob, salaryMin: 3_100, salaryMax: 3_100 }],
    ['the least', { ...fullJob, salaryMax: null }],
    ['the most', { ...fullJob, salaryMin: null }],
  ])(
    'given a job that says %s, when it is a JobPosting, then it says what there are words for, in their formats',
    (_, job) => {
      expect(faultsOf(job)).toEqual([]);
    },
  );

  it('given a job that is done from elsewhere, when it is a JobPosting, then it says so, and where people may live', () => {
    const posted = (job: PublicJobView) => JSON.parse(JSON.stringify(jobPosting(job, at)));
    expect(posted({ ...fullJob, workplaceType: 'remote', country: 'BR' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Brazil' },
      jobLocation: { address: { addressCountry: 'BR' } },
    });
    const anywhere = posted({ ...fullJob, workplaceType: 'remote', country: null });
    expect(anywhere).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: { '@type': 'Place' } });
    for (const workplaceType of ['on-site', 'hybrid', null] as const)
      for (const field of ['jobLocationType', 'applicantLocationRequirements'])
        expect(posted({ ...fullJob, workplaceType })).not.toHaveProperty(field);
  });

  it('given every interval, education, experience and kind of employment, when it is a JobPosting, then each has its word', () => {
    for (const interval of salaryIntervals) expect(faultsOf({ ...fullJob, interval })).toEqual([]);
    for (const educationLevel of educationLevels) expect(faultsOf({ ...fullJob, educationLevel })).toEqual([]);
    for (const experienceLevel of experienceLevels) {
      expect(faultsOf({ ...fullJob, experienceLevel })).toEqual([]);
      expect(jobPosting({ ...fullJob, experienceLevel }, at)).toHaveProperty('experienceRequirements');
    }
    const nothing = { educationLevel: 'none', experienceLevel: 'entry' } as const;
    expect(jobPosting({ ...fullJob, ...nothing }, at)).toMatchObject({
      ...{ educationRequirements: 'no requirements', experienceRequirements: 'no requirements' },
    });
    for (const type of employmentTypes) expect(faultsOf({ ...fullJob, employmentTypes: [type] })).toEqual([]);
  });
});
