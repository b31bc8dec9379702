import {
  degreeTypes,
  jobLevels,
  languageLevels,
  schoolTypes,
  webAddressTypes,
} from 'contracts/recruiting/candidate/candidate.choices';
import { employmentTypes } from 'contracts/recruiting/job/job.choices';
import type { ProfileAbout } from 'contracts/recruiting/profile/profile.about';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';

type Kind = 'line' | 'text' | 'date' | 'count' | 'money' | 'choice' | 'days' | 'tags' | 'check';

/** How one field is asked for. `max`: characters, or the greatest number. */
export type FieldSpec = { name: string; kind: Kind; max?: number; choices?: readonly string[]; required?: boolean };

const line = (name: string, max = 200): FieldSpec => ({ name, kind: 'line', max });
const text = (name: string, max = 5_000): FieldSpec => ({ name, kind: 'text', max });
const choice = (name: string, choices: readonly string[]): FieldSpec => ({ name, kind: 'choice', choices });
const date = (name: string): FieldSpec => ({ name, kind: 'date', max: 10 });
const count = (name: string, max: number): FieldSpec => ({ name, kind: 'count', max });
const money = (name: string): FieldSpec => ({ name, kind: 'money' });
const check = (name: string): FieldSpec => ({ name, kind: 'check' });
const required = (spec: FieldSpec): FieldSpec => ({ ...spec, required: true });

/** Lists of the profile: what one entry holds, and what a new one begins with. */
const lists = {
  work: {
    fields: [
      required(line('jobTitle')),
      line('organization'),
      date('startDate'),
      date('endDate'),
      check('isCurrent'),
      choice('jobLevel', jobLevels),
      choice('jobType', employmentTypes),
      check('isSelfEmployed'),
      count('employeesSupervised', 1_000_000),
      text('description'),
    ],
    blank: {
      ...{ jobTitle: '', organization: '', jobLevel: null, jobType: null, description: '', startDate: '', endDate: '' },
      ...{ isCurrent: false, isSelfEmployed: false, employeesSupervised: null },
    },
  },
  education: {
    fields: [
      line('institution'),
      line('degreeName'),
      choice('schoolType', schoolTypes),
      choice('degreeType', degreeTypes),
      date('lastEducationDate'),
      check('isGraduated'),
      text('description'),
    ],
    blank: {
      ...{ institution: '', schoolType: null, degreeName: '', degreeType: null, description: '' },
      ...{ lastEducationDate: '', isGraduated: false },
    },
  },
  certifications: { fields: [required(line('name'))], blank: { name: '' } },
  languages: {
    fields: [required(line('name', 60)), choice('level', languageLevels)],
    blank: { name: '', level: null },
  },
  webAddresses: {
    fields: [choice('type', webAddressTypes), required(line('address', 500))],
    blank: { type: 'website', address: '' },
  },
} as const satisfies Record<string, { fields: readonly FieldSpec[]; blank: Record<string, unknown> }>;
export type ListName = keyof typeof lists;
export const listOf = (name: ListName): { fields: readonly FieldSpec[]; blank: Record<string, unknown> } => lists[name];

/** A part of the profile that is saved by itself: fields, or a list of entries. */
export type Section =
  | { name: string; fields: readonly FieldSpec[]; list?: undefined }
  | { name: ListName; list: true; fields?: undefined };

const list = (name: ListName): Section => ({ name, list: true });

export const sections: readonly Section[] = [
  {
    name: 'summary',
    fields: [
      line('currentTitle'),
      line('currentOrganization'),
      choice('jobLevel', jobLevels),
      count('experienceYears', 80),
      count('age', 120),
      text('summary', 10_000),
    ],
  },
  list('work'),
  list('education'),
  list('certifications'),
  list('languages'),
  { name: 'skills', fields: [{ name: 'skills', kind: 'tags' }] },
  { name: 'social', fields: [line('linkedinUrl', 500)] },
  list('webAddresses'),
  { name: 'address', fields: [line('street'), line('complement', 100), line('city', 100), line('state', 100)] },
  {
    name: 'pay',
    fields: [
      choice('salaryCurrency', []),
      money('currentSalary'),
      money('expectedSalary'),
      money('expectedMonthlyWage'),
      money('expectedHourlyWage'),
      line('availability'),
      { name: 'contactDays', kind: 'days' },
      line('contactTime', 100),
    ],
  },
];

/** The names of the fields that a section saves. */
export const fieldsOf = (section: Section): string[] =>
  section.list ? [section.name] : section.fields.map(({ name }) => name);

const says = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null);

/** A section is filled in once its main fields say something. */
const mainFields: Record<string, readonly (keyof ProfileAbout)[]> = {
  summary: ['currentTitle', 'summary'],
  address: ['street', 'city'],
};

export const isFilled = (section: Section, profile: ProfileAbout | null): boolean => {
  if (!profile) return false;
  if (section.name === 'pay')
    return says(profile.expectedSalary) || says(profile.expectedMonthlyWage) || says(profile.expectedHourlyWage);
  const fields = mainFields[section.name] ?? (fieldsOf(section) as (keyof ProfileAbout)[]);
  return fields.every((field) => says(profile[field]));
};

/** How much of the profile is there, in percent: each section counts alike, with how to reach the person and their documents. */
export const completeness = (profile: ProfileView | null, documents: number): number => {
  const parts = [
    profile !== null && says(profile.phone) && says(profile.location),
    documents > 0,
    ...sections.map((section) => isFilled(section, profile)),
  ];
  return Math.round((100 * parts.filter(Boolean).length) / parts.length);
};
