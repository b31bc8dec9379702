import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';

export type MarketplacePerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  daysAgo: number;
  facts: MarketplaceFacts;
};

const person = (
  [firstName, lastName, phone]: [string, string, string],
  daysAgo: number,
  facts: MarketplaceFacts,
): MarketplacePerson => ({
  ...{ firstName, lastName, phone, daysAgo, facts },
  email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
});

const english = { name: 'English', level: 'fluent' as const };
const portuguese = { name: 'Portuguese', level: 'native' as const };

/** People who let companies find them, and have applied nowhere. */
export const marketplacePeople: readonly MarketplacePerson[] = [
  person(['Marcus', 'Ellery', '+1 218 555 0181'], 2, {
    ...{
      title: 'Boatyard foreman',
      jobLevel: 'senior',
      experienceYears: 14,
      city: 'Superior',
      state: 'WI',
      country: 'US',
    },
    skills: ['Carvel planking', 'Crew scheduling', 'Travel lift', 'OSHA 30'],
    languages: [english],
    ...{ expectedSalary: 8_200_000, salaryCurrency: 'USD' },
    summary: 'I ran a yard of twelve for nine seasons and launched on the day we said. Looking for one closer to home.',
  }),
  person(['Beatriz', 'Nogueira', '+55 11 91234 0182'], 4, {
    ...{
      title: 'Chef de cozinha',
      jobLevel: 'senior',
      experienceYears: 11,
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
    },
    skills: ['Cozinha regional', 'Gestão de equipe', 'Controle de custos'],
    languages: [portuguese, { name: 'Spanish', level: 'intermediate' }],
    ...{ expectedSalary: 11_400_000, salaryCurrency: 'BRL' },
    summary: 'Abri duas cozinhas do zero. Procuro um lugar com horta própria e equipe pequena.',
  }),
  person(['Noor', 'Haddad', '+1 612 555 0183'], 6, {
    ...{
      title: 'Guest services manager',
      jobLevel: 'mid',
      experienceYears: 6,
      city: 'Minneapolis',
      state: 'MN',
      country: 'US',
    },
    skills: ['Reservations', 'Complaint handling', 'Team training'],
    languages: [english, { name: 'Arabic', level: 'native' }],
    ...{ expectedSalary: 5_600_000, salaryCurrency: 'USD' },
    summary: 'From night desk to manager in four years. I like guests who come back.',
  }),
  person(['Jonah', 'Whitcomb', '+1 715 555 0184'], 9, {
    ...{
      title: 'Apprentice joiner',
      jobLevel: 'entry',
      experienceYears: 1,
      city: 'Ashland',
      state: 'WI',
      country: 'US',
    },
    skills: ['Hand tools', 'Steam bending'],
    languages: [english],
    ...{ expectedSalary: null, salaryCurrency: null },
    summary: '',
  }),
  person(['Camila', 'Duarte', '+55 41 98765 0185'], 12, {
    ...{
      title: 'Customer support specialist',
      jobLevel: 'mid',
      experienceYears: 5,
      city: 'Curitiba',
      state: 'PR',
      country: 'BR',
    },
    skills: ['Zendesk', 'Technical writing', 'SQL'],
    languages: [portuguese, english],
    ...{ expectedSalary: 7_800_000, salaryCurrency: 'BRL' },
    summary: 'Five years of support for a climbing gear shop, the last two leading the evening shift.',
  }),
  person(['Priscilla', 'Oyelaran', '+1 414 555 0186'], 20, {
    ...{
      title: 'Marine electrician',
      jobLevel: 'senior',
      experienceYears: 9,
      city: 'Milwaukee',
      state: 'WI',
      country: 'US',
    },
    skills: ['ABYC', 'Lithium batteries', 'CAN bus', 'Electric drives'],
    languages: [english, { name: 'Yoruba', level: 'native' }],
    ...{ expectedSalary: 7_400_000, salaryCurrency: 'USD' },
    summary: 'I rewire launches from the batteries up and write down what I did.',
  }),
];
