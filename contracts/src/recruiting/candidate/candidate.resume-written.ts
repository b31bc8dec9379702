import type { JsonResume } from './candidate.json-resume.ts';
import { readSection } from './candidate.resume-fields.ts';

type Part = Record<string, unknown>;

const list = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const isSaid = (value: unknown): boolean => value !== '' && value !== null && value !== undefined;
/** Without what says nothing. */
const said = (part: Part): Part => Object.fromEntries(Object.entries(part).filter(([, value]) => isSaid(value)));

/** In one order of names: a database keeps another than a file. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, part]) => [name, ordered(part)]),
  );
};
const same = (one: unknown, other: unknown): boolean => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** How a field of a candidate's entry is written. */
type Written = Record<string, (value: unknown, entry: Part) => Part>;
/** Under a name; others that said it too say it no more. */
const under =
  (name: string, ...gone: string[]) =>
  (value: unknown): Part => ({ ...Object.fromEntries(gone.map((one) => [one, undefined])), [name]: value });

/** Of a section of entries: the field that holds them, and how theirs are written. */
const entries: Record<string, { field: string; written: Written }> = {
  work: {
    field: 'work',
    written: {
      organization: under('name'),
      jobTitle: under('position'),
      startDate: under('startDate'),
      endDate: under('endDate'),
      description: under('summary', 'highlights'),
    },
  },
  education: {
    field: 'education',
    written: {
      institution: under('institution'),
      degreeName: (area, { degreeType }) => ({ area, studyType: degreeType }),
      degreeType: under('studyType'),
      description: (value) => ({
        courses: String(value ?? '')
          .split('\n')
          .filter(Boolean),
      }),
      lastEducationDate: under('endDate'),
    },
  },
  languages: { field: 'languages', written: { name: under('language'), level: under('fluency') } },
  certificates: { field: 'certifications', written: { name: under('name') } },
};

/** An entry with what was changed of it since it was read; all else of it stays as it came. */
const mergedInto = (source: Part, before: Part, now: Part, written: Written): Part => {
  const changes = Object.entries(written).filter(([field]) => !same(before[field], now[field]));
  const merged: Part = Object.assign({ ...source }, ...changes.map(([field, write]) => write(now[field], now)));
  return Object.fromEntries(
    Object.entries(merged).filter(([name, value]) => isSaid(value) || (name in source && value === source[name])),
  );
};

const alike = (one: Part, other: Part, written: Written): number =>
  Object.keys(written).filter((field) => isSaid(one[field]) && same(one[field], other[field])).length;

/** Entries of a record, each in the place of the one that it came from: unchanged ones find theirs first, changed ones the most alike. */
const entriesOf = (section: string, record: Part, source: JsonResume): Part[] => {
  const { field, written } = entries[section] as (typeof entries)[string];
  const left = list(source[section]).flatMap((entry) => {
    const [value] = list(readSection(section, { [section]: [entry] })[field]);
    return value ? [{ entry: partOf(entry), value }] : [];
  });
  const take = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0]);
  const wanted = list(record[field]);
  const unchanged = wanted.map((one) => take(left.findIndex(({ value }) => same(value, one))));
  return wanted.map((one, at) => {
    const own = unchanged[at];
    if (own) return own.entry;
    const likeness = left.map(({ value }) => alike(one, value, written));
    const most = Math.max(0, ...likeness);
    const from = most === 0 ? undefined : take(likeness.indexOf(most));
    return mergedInto(from?.entry ?? {}, from?.value ?? {}, one, written);
  });
};

/** Groups of skills keep those that are still there, and what else they say; new ones stand by themselves. */
const skillsOf = (record: Part, source: JsonResume): Part[] => {
  const wanted = new Set(list(record.skills) as unknown as string[]);
  const isWanted = (text: unknown) => wanted.has(String(text).trim());
  const groups = list(source.skills)
    .map(partOf)
    .flatMap((group): Part[] => {
      const { keywords, ...rest } = group;
      const words = Array.isArray(keywords) ? keywords.filter(isWanted) : [];
      if (!isWanted(group.name)) return words.map((name) => ({ name }));
      return [Array.isArray(keywords) ? { ...rest, keywords: words } : rest];
    });
  for (const { name, keywords } of groups)
    for (const text of [name, ...(Array.isArray(keywords) ? keywords : [])]) wanted.delete(String(text).trim());
  return [...groups, ...[...wanted].map((name) => ({ name }))];
};

const place: Record<string, string> = {
  street: 'address',
  postalCode: 'postalCode',
  city: 'city',
  state: 'region',
  country: 'countryCode',
};
const plain: Record<string, string> = { currentTitle: 'label', email: 'email', phone: 'phone', summary: 'summary' };

const networkOf = (type: unknown) => (type === 'linkedin' ? 'LinkedIn' : type === 'github' ? 'GitHub' : type);

/** The first address is theirs, all others are profiles; those that came and are still there stay as they came. */
const addressesOf = (record: Part, basics: Part): Part => {
  const linkedin = isSaid(record.linkedinUrl) ? [{ type: 'linkedin', address: record.linkedinUrl }] : [];
  const wanted = [...list(record.webAddresses), ...linkedin];
  const isWanted = (url: unknown) => wanted.some(({ address }) => address === String(url).trim());
  const profiles = list(basics.profiles)
    .map(partOf)
    .filter(({ url }) => isWanted(url));
  const known = [basics.url, ...profiles.map(({ url }) => url)].map((url) => String(url).trim());
  const added = wanted.filter(({ address }, at) => {
    const isFirst = wanted.findIndex((one) => one.address === address) === at;
    return isFirst && !known.includes(String(address));
  });
  const home = isWanted(basics.url) ? undefined : added.find(({ type }) => type !== 'linkedin');
  const others = added
    .filter((one) => one !== home)
    .map(({ type, address }) => ({ network: networkOf(type), url: address }));
  return { url: isWanted(basics.url) ? basics.url : home?.address, profiles: [...profiles, ...others] };
};

const basicsOf = (record: Part, source: JsonResume): Part => {
  const basics = partOf(source.basics);
  const before = readSection('basics', source);
  const isChanged = (field: string) => !same(before[field] ?? '', record[field] ?? '');
  const changed = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(names)
        .filter(([field]) => isChanged(field))
        .map(([field, name]) => [name, record[field]]),
    );
  const isNamed = isChanged('firstName') || isChanged('lastName');
  const areAddresses = isChanged('webAddresses') || isChanged('linkedinUrl');
  return said({
    ...basics,
    ...(isNamed && { name: `${record.firstName ?? ''} ${record.lastName ?? ''}`.trim() }),
    ...changed(plain),
    location: said({ ...partOf(basics.location), ...changed(place) }),
    profiles: list(basics.profiles),
    ...(areAddresses && addressesOf(record, basics)),
  });
};

const written: Record<string, (record: Part, source: JsonResume) => unknown> = {
  basics: basicsOf,
  skills: skillsOf,
  ...Object.fromEntries(
    Object.keys(entries).map((section) => [
      section,
      (record: Part, source: JsonResume) => entriesOf(section, record, source),
    ]),
  ),
};

const isUntouched = (section: string, source: JsonResume, record: Part): boolean =>
  Object.entries(readSection(section, source)).every(([field, value]) => same(value, record[field]));

/** A candidate as a résumé: what came with one goes out as it came, but for what somebody has changed since (docs/product.md REC-34). */
export const resumeOf = (record: Part, source: JsonResume | null): JsonResume => {
  const resume: JsonResume = { ...(source ?? {}) };
  for (const [section, write] of Object.entries(written)) {
    if (source && isUntouched(section, source, record)) continue;
    const value = write(record, source ?? {});
    if (Array.isArray(value) && value.length === 0) delete resume[section];
    else resume[section] = value;
  }
  return resume;
};
