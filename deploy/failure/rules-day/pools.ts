import type { Random } from '#deploy/seed/random';
import type { Pools } from './plan.ts';

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `${name}-${String(nth).padStart(2, '0')}`);

const STATES = ['Acre', 'Bahia', 'Iowa', 'Kansas', 'Maine', 'Nevada', 'Ohio', 'Parana', 'Texas', 'Utah'];
const CITIES = ['Belem', 'Duluth', 'Ely', 'Grafton', 'Lisboa', 'Natal', 'Osasco', 'Tofte'];
const COUNTRIES = ['BR', 'CA', 'DE', 'FR', 'US'];
const TITLES = ['Ship joiner', 'Line cook', 'Sail maker', 'Deck cook', 'Night porter', 'Boat joiner'];
/** Where those live who come while commands are timed: of them no rule waits for a minute. */
export const TIMED_COUNTRY = 'PT';

const WEBHOOKS = 4;
const CHAIN = 4;
const CIRCLES = 2;

/** Few rules ask about few things, so that some of them hold in a short day too. */
const sized = (rules: number, per: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(rules / per)));

export const poolsFor = (rules: number): Pools => {
  const jobs = numbered('J', sized(rules, 16, 3, 12));
  return {
    states: STATES.slice(0, sized(rules, 20, 2, STATES.length)),
    cities: CITIES.slice(0, sized(rules, 25, 2, CITIES.length)),
    countries: COUNTRIES.slice(0, sized(rules, 25, 2, COUNTRIES.length)),
    titles: TITLES,
    jobs,
    routed: jobs.slice(0, Math.ceil(jobs.length / 8)),
    asked: numbered('asked', sized(rules, 30, 2, 6)),
    told: numbered('told', sized(rules, 8, 3, 25)),
    old: numbered('old', sized(rules, 30, 2, 6)),
    marks: numbered('mark', sized(rules, 6, 3, 30)),
    chain: numbered('chain', CHAIN),
    circles: numbered('circle', CIRCLES),
    webhooks: numbered('hook', WEBHOOKS),
  };
};

/** One of a pool, none of which is empty. */
export const some = <T>({ pick }: Random, from: readonly T[]): T => pick(from as readonly [T, ...T[]]);
