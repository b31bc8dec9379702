import { z } from 'zod';
import { candidateFields } from './candidate.fields.ts';
import type { JsonResume } from './candidate.json-resume.ts';

type Values = Record<string, unknown>;
type Part = Record<string, unknown>;

/** At most so long, without half an emoji at its end. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
const textOf = (value: unknown, max = 200): string => (typeof value === 'string' ? cut(value.trim(), max).trim() : '');
const textsOf = (value: unknown, max: number): string[] =>
  Array.isArray(value) ? value.map((one) => textOf(one, max)).filter(Boolean) : [];
const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.map(partOf) : []);

/** As much of a date as there is in a calendar: of 2019-02-31 the month, of 2019-13 the year. */
const dateOf = (value: unknown): string => {
  const date = /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?/.exec(textOf(value))?.[0] ?? '';
  return date.length < 10 || z.iso.date().safeParse(date).success ? date : date.slice(0, 7);
};

const kept = (field: keyof typeof candidateFields, value: unknown): Values => {
  const parsed = (candidateFields[field] as z.ZodType).safeParse(value);
  return parsed.success ? { [field]: parsed.data } : {};
};

const MAX_ENTRIES = 50;

/** The entries that fit, each by itself: one that does not takes no other with it. */
const keptEntries = (field: keyof typeof candidateFields, entries: readonly unknown[]): Values => ({
  [field]: entries
    .flatMap((entry) => (kept(field, [entry])[field] as unknown[] | undefined) ?? [])
    .slice(0, MAX_ENTRIES),
});

const linkOf = (url: unknown, network: string): Values[] => {
  const known = ['linkedin', 'github'].find((one) => one === network.toLowerCase());
  const type = known ?? (network ? 'other' : 'website');
  const address = textOf(url, 500);
  return kept('webAddresses', [{ type, address }]).webAddresses ? [{ type, address }] : [];
};

/** The profile that a candidate has a field of its own for. */
const isLinkedin = ({ network, url }: Part): boolean =>
  textOf(network).toLowerCase() === 'linkedin' && textOf(url) !== '';

const basicsOf = ({ basics }: JsonResume): Values => {
  const { name, label, email, phone, url, summary, location, profiles: named } = partOf(basics);
  const profiles = listOf(named);
  const linkedin = profiles.find((one) => isLinkedin(one));
  const [first = '', ...rest] = textOf(name).split(/\s+/);
  const place = partOf(location);
  return {
    ...kept('firstName', cut(first, 100)),
    ...kept('lastName', cut(rest.join(' '), 100) || cut(first, 100)),
    ...kept('email', textOf(email, 254)),
    ...kept('phone', textOf(phone, 40)),
    ...kept('currentTitle', textOf(label)),
    ...kept('summary', textOf(summary, 10_000)),
    ...kept('street', textOf(place.address)),
    ...kept('postalCode', textOf(place.postalCode, 20)),
    ...kept('city', textOf(place.city, 100)),
    ...kept('state', textOf(place.region, 100)),
    ...kept('country', textOf(place.countryCode).toUpperCase()),
    ...kept('linkedinUrl', textOf(linkedin?.url, 500)),
    webAddresses: [
      ...linkOf(url, ''),
      ...profiles.filter((one) => one !== linkedin).flatMap((one) => linkOf(one.url, textOf(one.network))),
    ].slice(0, MAX_ENTRIES),
  };
};

const levels: readonly [RegExp, string][] = [
  [/native/i, 'native'],
  [/fluent|full professional/i, 'fluent'],
  [/advanced|professional/i, 'advanced'],
  [/intermediate|limited/i, 'intermediate'],
  [/basic|beginner|elementary/i, 'basic'],
];
const levelOf = (fluency: unknown) => levels.find(([words]) => words.test(textOf(fluency)))?.[1] ?? null;
const degrees: readonly [RegExp, string][] = [
  [/associate/i, 'associate'],
  [/bachelor|^b\.?\s?[as]/i, 'bachelor'],
  [/master|^m\.?\s?[as]|mba/i, 'master'],
  [/doctor|ph\.?\s?d/i, 'doctorate'],
];

const workOf = ({ work }: JsonResume) =>
  listOf(work).map((one) => ({
    jobTitle: textOf(one.position),
    organization: textOf(one.name),
    jobLevel: null,
    jobType: null,
    description: textOf([textOf(one.summary, 5000), ...textsOf(one.highlights, 5000)].filter(Boolean).join('\n'), 5000),
    startDate: dateOf(one.startDate),
    endDate: dateOf(one.endDate),
    isCurrent: dateOf(one.endDate) === '',
    isSelfEmployed: false,
    employeesSupervised: null,
  }));

const educationOf = ({ education }: JsonResume) =>
  listOf(education).map((one) => ({
    institution: textOf(one.institution),
    schoolType: null,
    degreeName: textOf([textOf(one.studyType), textOf(one.area)].filter(Boolean).join(', ')),
    degreeType: degrees.find(([words]) => words.test(textOf(one.studyType)))?.[1] ?? null,
    description: textOf(textsOf(one.courses, 5000).join('\n'), 5000),
    lastEducationDate: dateOf(one.endDate),
    isGraduated: dateOf(one.endDate) !== '',
  }));

const sections = {
  work: (resume: JsonResume) => keptEntries('work', workOf(resume)),
  education: (resume: JsonResume) => keptEntries('education', educationOf(resume)),
  skills: ({ skills }: JsonResume) =>
    kept(
      'skills',
      [
        ...new Set(
          listOf(skills)
            .flatMap(({ name, keywords }) => [name, ...(Array.isArray(keywords) ? keywords : [])])
            .map((one) => textOf(one, 60))
            .filter(Boolean),
        ),
      ].slice(0, 100),
    ),
  languages: ({ languages }: JsonResume) =>
    keptEntries(
      'languages',
      listOf(languages).flatMap(({ language, fluency }) => {
        const name = textOf(language, 60);
        return name ? [{ name, level: levelOf(fluency) }] : [];
      }),
    ),
  certificates: ({ certificates }: JsonResume) =>
    keptEntries(
      'certifications',
      listOf(certificates).flatMap(({ name }) => (textOf(name) ? [{ name: textOf(name) }] : [])),
    ),
} as const;

/** What a résumé says in the fields of a candidate. */
export const fieldsOfResume = (resume: JsonResume): Values =>
  Object.assign(basicsOf(resume), ...Object.values(sections).map((read) => read(resume))) as Values;

/** What one section says, or one entry of it alone, in the fields of a candidate. */
export const readSection = (section: string, resume: JsonResume): Values =>
  section === 'basics' ? basicsOf(resume) : sections[section as keyof typeof sections](resume);
