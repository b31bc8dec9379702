import type { CustomValue, CustomValues } from 'contracts/recruiting/custom-field/custom-values';
import type { CandidateContent, CompanyContent, Field } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import type { Random } from '#deploy/seed/random';

type Place = { city: string; state: string; postalCode: string };
type Places = readonly [Place, ...Place[]];

const places: Record<string, Places> = {
  US: [
    { city: 'Duluth', state: 'MN', postalCode: '55802' },
    { city: 'Minneapolis', state: 'MN', postalCode: '55401' },
    { city: 'Superior', state: 'WI', postalCode: '54880' },
    { city: 'Chicago', state: 'IL', postalCode: '60601' },
  ],
  BR: [
    { city: 'Florianópolis', state: 'SC', postalCode: '88010-000' },
    { city: 'São Paulo', state: 'SP', postalCode: '01310-100' },
    { city: 'Joinville', state: 'SC', postalCode: '89201-000' },
  ],
  CA: [
    { city: 'Kingston', state: 'ON', postalCode: 'K7L 1A1' },
    { city: 'Thunder Bay', state: 'ON', postalCode: 'P7B 1A3' },
  ],
  GB: [{ city: 'Windermere', state: 'Cumbria', postalCode: 'LA23 1AD' }],
  DE: [{ city: 'Konstanz', state: 'Baden-Württemberg', postalCode: '78462' }],
  FR: [{ city: 'Annecy', state: 'Haute-Savoie', postalCode: '74000' }],
  SE: [{ city: 'Västerås', state: 'Västmanland', postalCode: '722 11' }],
};

const trades: Record<Field, { titles: readonly [string, ...string[]]; skills: readonly string[]; employer: string }> = {
  workshop: {
    titles: ['Joiner', 'Boatbuilder', 'Marine electrician', 'Cabinetmaker'],
    skills: ['Steam bending', 'Carvel planking', 'Epoxy', 'Lofting', 'Electric drives', 'Varnish'],
    employer: 'a yard on the coast',
  },
  house: {
    titles: ['Chef', 'Receptionist', 'Rowing instructor', 'Housekeeper'],
    skills: ['Menu planning', 'Guest care', 'First aid', 'Rowing', 'Reservations', 'Baking'],
    employer: 'a hotel by the water',
  },
  office: {
    titles: ['Accountant', 'Hiring specialist', 'Marketing manager'],
    skills: ['Budgeting', 'Payroll', 'Interviewing', 'Copywriting', 'Spreadsheets'],
    employer: 'a family business',
  },
};

const levels = ['entry', 'mid', 'mid', 'senior'] as const;

const customOf = (content: CompanyContent, random: Random): CustomValues =>
  Object.fromEntries(
    (content.customFields ?? [])
      .filter(({ appliesTo }) => appliesTo === 'candidate')
      .flatMap(({ name, kind, options = [] }): [string, CustomValue][] => {
        const id = demoId('custom-field', content.subdomain, name);
        const chosen = options.map((one) => demoId('custom-option', content.subdomain, `${name} ${one}`));
        const [first, ...rest] = chosen;
        if (random.fraction() < 0.25) return [];
        if (kind === 'yes-no') return [[id, random.fraction() < 0.5]];
        if (kind === 'number') return [[id, random.between(0, 4)]];
        if (kind === 'date') return [[id, `2026-${String(random.between(4, 6)).padStart(2, '0')}-01`]];
        if (!first) return [];
        return [[id, kind === 'choice' ? random.pick([first, ...rest]) : chosen.slice(0, random.between(1, 2))]];
      }),
  );

/** What is known of a candidate of the demo beside their contact. */
export const drawProfile = ([, , country, field]: CandidateContent, content: CompanyContent, random: Random) => {
  const place = random.pick(places[country] ?? (places.US as Places));
  const { titles, skills, employer } = trades[field];
  const [title, years] = [random.pick(titles), random.between(1, 14)];
  const from = 2026 - years;
  return {
    ...place,
    country,
    currentTitle: title,
    jobLevel: random.pick(levels),
    experienceYears: years,
    skills: skills.filter(() => random.fraction() < 0.5),
    work: [
      {
        ...{ jobTitle: title, organization: '', jobLevel: null, jobType: 'full-time' as const },
        ...{ description: `${years} years at ${employer}.`, startDate: String(from), endDate: '', isCurrent: true },
        ...{ isSelfEmployed: false, employeesSupervised: null },
      },
    ],
    custom: customOf(content, random),
  };
};
