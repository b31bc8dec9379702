import type { languageLevels } from 'contracts/recruiting/candidate/candidate.choices';
import { candidateFields } from 'contracts/recruiting/candidate/candidate.fields';
import type { ResumeSuggestion } from 'contracts/recruiting/candidate/candidate.resume-reading';
import type { z } from 'zod';
import { entriesOf } from './resume-periods.ts';
import { type Parts, partsOf } from './resume-sections.ts';

type Values = Record<string, unknown>;

const EMAIL = /[\p{L}\d._%+'-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/iu;
const PHONE = /(?:\+\d[\d\s().\-/]{7,18}\d|\(?\d{2,4}\)?[\s.-]?\d{3,5}[\s.-]?\d{4})(?!\d)/;
const LINK = /(?:https?:\/\/|www\.|(?:linkedin|github)\.com\/)[^\s,;|)]+/gi;
/** `Duluth, MN`, `São Paulo - SP`. */
const PLACE = /([\p{Lu}][\p{L}.' -]{1,60}?)\s*[,–-]\s*([A-Z]{2})(?![\p{L}])/u;
const POSTAL = /\b(\d{5}-\d{3}|\d{5}(?:-\d{4})?)\b/;
const NAME = /^[\p{Lu}][\p{L}.'’-]*(?: (?:d[aeo]s?|de|von|van|der|la|[\p{Lu}][\p{L}.'’-]*)){1,5}$/u;
const NOT_A_NAME = /curr[ií]c|r[eé]sum[eé]|vitae|phone|email|address|telefone|endere[cç]o/i;
const BULLET = /^[•·*▪●\-–]\s*/;

/** Lines that are looked at for a name and a place. */
const TOP = 8;
const MAX_SKILLS = 60;
/** Characters of a line: what is looked for takes the square of it in the worst text. */
const MAX_LINE = 500;

const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const nameIn = (lines: readonly string[]): Values => {
  const line = lines
    .slice(0, TOP)
    .map((one) => one.replace(/[|,].*$/, '').trim())
    .find((one) => NAME.test(one) && !NOT_A_NAME.test(one));
  if (!line) return {};
  const [firstName = '', ...rest] = titled(line).split(' ');
  return { firstName, lastName: rest.join(' '), nameLine: line };
};

const contactIn = (text: string, head: readonly string[]): Values => {
  const links = [...text.matchAll(LINK)].map(([link]) => link.replace(/[.)]+$/, ''));
  const linkedin = links.find((link) => /linkedin\.com\/in\//i.test(link));
  const others = links.filter((link) => link !== linkedin && !/linkedin/i.test(link)).slice(0, 10);
  const top = head.join('\n');
  const place = PLACE.exec(top.replace(EMAIL, ''));
  return {
    email: EMAIL.exec(text)?.[0].toLowerCase(),
    phone: PHONE.exec(text.replace(LINK, ''))?.[0].trim(),
    linkedinUrl: linkedin,
    city: place?.[1]?.trim(),
    state: place?.[2],
    postalCode: POSTAL.exec(top)?.[1],
    webAddresses: [...new Set(others)].map((address) => ({
      type: /github/i.test(address) ? 'github' : 'website',
      address,
    })),
  };
};

const listIn = (lines: readonly string[] = []): string[] => [
  ...new Set(
    lines
      .flatMap((line) => line.replace(/^[^:]{1,30}:\s*/, '').split(/[,;|•·▪●]|\s{3,}/))
      .map((one) =>
        one
          .replace(BULLET, '')
          .replace(/[.\s]+$/, '')
          .trim(),
      )
      .filter((one) => one.length > 1 && one.length <= 60),
  ),
];

/** `Spanish (fluent)`, `Inglês – avançado`. */
const LEVELS: readonly [RegExp, (typeof languageLevels)[number]][] = [
  [/native|mother|nativ|materna/i, 'native'],
  [/fluent|proficient|bilingual|fluente|c2/i, 'fluent'],
  [/advanced|avan[cç]ad|c1/i, 'advanced'],
  [/intermediate|intermedi|b1|b2/i, 'intermediate'],
  [/basic|beginner|b[aá]sic|elementary|a1|a2/i, 'basic'],
];

const languagesIn = (lines: readonly string[] = []): Values[] =>
  lines
    .flatMap((line) => line.split(/[,;|•·]/))
    .map((one) => one.replace(BULLET, '').trim())
    .flatMap((one) => {
      const name = /^[\p{L}]{3,30}/u.exec(one)?.[0];
      return name ? [{ name, level: LEVELS.find(([said]) => said.test(one))?.[1] ?? null }] : [];
    });

/** `Cook, Blue Door` and `Cook at Blue Door`: what somebody was, and where. */
const roleIn = (lines: readonly string[]): { jobTitle: string; organization: string; more: string[] } => {
  const [first = '', second = '', ...rest] = lines;
  const [title = '', place = ''] = first.split(/\s+(?:[|–—@-]|at|na|no)\s+|,\s+/, 2);
  if (place) return { jobTitle: title, organization: place, more: [second, ...rest] };
  const isPlace = second.length > 0 && second.length <= 80 && !BULLET.test(second) && !/[.;]$/.test(second);
  return isPlace
    ? { jobTitle: title, organization: second, more: rest }
    : { jobTitle: title, organization: '', more: [second, ...rest] };
};

const told = (lines: readonly string[]): string => lines.filter(Boolean).join('\n').slice(0, 5000);

const workIn = (lines: readonly string[] = []): Values[] =>
  entriesOf(lines).map(({ lines: said, ...when }) => {
    const { jobTitle, organization, more } = roleIn(said);
    return {
      ...when,
      jobTitle: jobTitle.slice(0, 200),
      organization: organization.slice(0, 200),
      description: told(more),
    };
  });

const educationIn = (lines: readonly string[] = []): Values[] =>
  entriesOf(lines).map(({ lines: said, endDate, isCurrent }) => {
    const { jobTitle, organization, more } = roleIn(said);
    return {
      degreeName: jobTitle.slice(0, 200),
      institution: organization.slice(0, 200),
      description: told(more),
      lastEducationDate: endDate,
      isGraduated: !isCurrent && endDate !== '',
    };
  });

const titleIn = ({ head }: Parts, nameLine: unknown): string | undefined => {
  const at = head.findIndex((line) => typeof nameLine === 'string' && line.startsWith(nameLine));
  const next = head.slice(at + 1).find(Boolean);
  const isTitle = at >= 0 && next && next.length <= 80 && !/[\d@]|https?:|www\./.test(next) && !PLACE.test(next);
  return isTitle ? next : undefined;
};

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const MAX_ENTRIES = 50;

/** A value that the field takes; of a list what of it the field takes. */
const taken = (field: keyof typeof candidateFields, value: unknown): unknown => {
  const schema = candidateFields[field] as z.ZodType;
  if (!Array.isArray(value)) return schema.safeParse(value).data;
  const entries = value.flatMap((one) => (schema.safeParse([one]).data as unknown[] | undefined) ?? []);
  return schema.safeParse(entries.slice(0, field === 'skills' ? MAX_SKILLS : MAX_ENTRIES)).data;
};

/** What the text of a résumé seems to say in the fields of a candidate. Pure; a person looks at each. */
export const suggestionsOf = (whole: string): ResumeSuggestion[] => {
  const text = whole
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n');
  const parts = partsOf(text);
  const { nameLine, ...name } = nameIn(parts.head);
  const { sections } = parts;
  const work = workIn(sections.work);
  const values: Values = {
    ...name,
    ...contactIn(text, parts.head),
    currentTitle: titleIn(parts, nameLine) ?? work.find(({ isCurrent }) => isCurrent)?.jobTitle,
    currentOrganization: work.find(({ isCurrent }) => isCurrent)?.organization,
    summary: told(sections.summary ?? []),
    skills: listIn(sections.skills),
    work,
    education: educationIn(sections.education),
    certifications: listIn(sections.certifications).map((one) => ({ name: one })),
    languages: languagesIn(sections.languages),
  };
  return Object.entries(values).flatMap(([field, value]) => {
    const kept = isSaid(value) ? taken(field as keyof typeof candidateFields, value) : undefined;
    return isSaid(kept) ? [{ field, value: kept }] : [];
  });
};
