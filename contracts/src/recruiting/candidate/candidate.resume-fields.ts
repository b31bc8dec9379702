import type { z } from 'zod';
import { candidateFields } from './candidate.fields.ts';
import type { JsonResume } from './candidate.json-resume.ts';

type Values = Record<string, unknown>;
type Part = Record<string, unknown>;

const textOf = (value: unknown, max = 200): string => (typeof value === 'string' ? value.trim().slice(0, max) : '');
const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.map(partOf) : []);
const dateOf = (value: unknown): string => /^\d{4}(-\d{2}(-\d{2})?)?/.exec(textOf(value))?.[0] ?? '';

const kept = (field: keyof typeof candidateFields, value: unknown): Values => {
  const parsed = (candidateFields[field] as z.ZodType).safeParse(value);
  return parsed.success ? { [field]: parsed.data } : {};
};

const linkOf = (url: unknown, network: string): Values[] => {
  const known = ['linkedin', 'github'].find((one) => one === network.toLowerCase());
  const type = known ?? (network ? 'other' : 'website');
  const address = textOf(url, 500);
  return kept('webAddresses', [{ type, address }]).webAddresses ? [{ type, address }] : [];
};

const basicsOf = ({ basics }: JsonResume): Values => {
  const { name, label, email, phone, url, summary, location, profiles } = partOf(basics);
  const [first = '', ...rest] = textOf(name).split(/\s+/);
  const place = partOf(location);
  return {
    ...kept('firstName', first.slice(0, 100)),
    ...kept('lastName', rest.join(' ').slice(0, 100) || first.slice(0, 100)),
    ...kept('email', textOf(email, 254)),
    ...kept('phone', textOf(phone, 40)),
    ...kept('currentTitle', textOf(label)),
    ...kept('summary', textOf(summary, 10_000)),
    ...kept('street', textOf(place.address)),
    ...kept('postalCode', textOf(place.postalCode, 20)),
    ...kept('city', textOf(place.city, 100)),
    ...kept('state', textOf(place.region, 100)),
    ...kept('country', textOf(place.countryCode).toUpperCase()),
    webAddresses: [...linkOf(url, ''), ...listOf(profiles).flatMap((one) => linkOf(one.url, textOf(one.network)))],
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
    description: [textOf(one.summary, 5000), ...(Array.isArray(one.highlights) ? one.highlights.map(String) : [])]
      .filter(Boolean)
      .join('\n')
      .slice(0, 5000)
      .trim(),
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
    degreeName: [textOf(one.studyType), textOf(one.area)].filter(Boolean).join(', ').slice(0, 200),
    degreeType: degrees.find(([words]) => words.test(textOf(one.studyType)))?.[1] ?? null,
    description: (Array.isArray(one.courses) ? one.courses.map(String).join('\n') : '').slice(0, 5000).trim(),
    lastEducationDate: dateOf(one.endDate),
    isGraduated: dateOf(one.endDate) !== '',
  }));

const sections = {
  work: (resume: JsonResume) => kept('work', workOf(resume).slice(0, 50)),
  education: (resume: JsonResume) => kept('education', educationOf(resume).slice(0, 50)),
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
    kept(
      'languages',
      listOf(languages).flatMap(({ language, fluency }) => {
        const name = textOf(language, 60);
        return name ? [{ name, level: levelOf(fluency) }] : [];
      }),
    ),
  certificates: ({ certificates }: JsonResume) =>
    kept(
      'certifications',
      listOf(certificates).flatMap(({ name }) => (textOf(name) ? [{ name: textOf(name) }] : [])),
    ),
} as const;

/** What a résumé says in the fields of a candidate. */
export const fieldsOfResume = (resume: JsonResume): Values =>
  Object.assign(basicsOf(resume), ...Object.values(sections).map((read) => read(resume))) as Values;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Without what says nothing. */
const said = (part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== '' && value !== null && value !== undefined));

const list = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);

const written: Record<string, (record: Values) => unknown> = {
  basics: (record) => {
    const [first, ...others] = list(record.webAddresses);
    return said({
      name: `${record.firstName ?? ''} ${record.lastName ?? ''}`.trim(),
      label: record.currentTitle,
      email: record.email,
      phone: record.phone,
      url: first?.address,
      summary: record.summary,
      location: said({
        address: record.street,
        postalCode: record.postalCode,
        city: record.city,
        region: record.state,
        countryCode: record.country,
      }),
      profiles: others.map(({ type, address }) => ({ network: type, url: address })),
    });
  },
  work: (record) =>
    list(record.work).map((one) =>
      said({
        name: one.organization,
        position: one.jobTitle,
        startDate: one.startDate,
        endDate: one.endDate,
        summary: one.description,
      }),
    ),
  education: (record) =>
    list(record.education).map((one) =>
      said({
        institution: one.institution,
        area: one.degreeName,
        studyType: one.degreeType,
        endDate: one.lastEducationDate,
      }),
    ),
  skills: (record) => list(record.skills).map((name) => ({ name })),
  languages: (record) => list(record.languages).map(({ name, level }) => said({ language: name, fluency: level })),
  certificates: (record) => list(record.certifications).map(({ name }) => ({ name })),
};

const isUntouched = (section: string, source: JsonResume, record: Values): boolean => {
  const read = section === 'basics' ? basicsOf(source) : sections[section as keyof typeof sections](source);
  return Object.entries(read).every(([field, value]) => same(value, record[field]));
};

/** A candidate as a résumé: what came with one goes out as it came, but for the sections that somebody has changed since. */
export const resumeOf = (record: Values, source: JsonResume | null): JsonResume => {
  const resume: JsonResume = { ...(source ?? {}) };
  for (const [section, write] of Object.entries(written)) {
    if (source && isUntouched(section, source, record)) continue;
    const value = write(record);
    if (Array.isArray(value) && value.length === 0) delete resume[section];
    else resume[section] = value;
  }
  return resume;
};
