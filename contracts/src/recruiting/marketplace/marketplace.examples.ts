import type { MarketplaceFacts } from './marketplace.facts.ts';

/** What somebody may say of themselves in the marketplace, for specs and seeds. */
export const exampleFacts: MarketplaceFacts = {
  title: 'Warehouse supervisor',
  jobLevel: 'mid',
  experienceYears: 7,
  skills: ['Forklift licence', 'Inventory control'],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Spanish', level: 'native' },
  ],
  expectedSalary: 5_200_000,
  salaryCurrency: 'USD',
  city: 'Duluth',
  state: 'MN',
  country: 'US',
  summary: 'Ran the night shift of a warehouse of 40 people.',
};
