import { readFileSync } from 'node:fs';
import type { nearCountries } from 'contracts/recruiting/candidate/candidate.near';

type Country = (typeof nearCountries)[number];

/** Kilometres. */
const EARTH_RADIUS = 6_371;
const RADIANS = Math.PI / 180;

/** What of a code names the place; null where it is no code of the country. */
const KEYS: Record<Country, (code: string) => string | null> = {
  US: (code) => /^(\d{5})(?:-?\d{4})?$/.exec(code)?.[1] ?? null,
  CA: (code) => /^([A-Z]\d[A-Z])(?:[ -]?\d[A-Z]\d)?$/.exec(code)?.[1] ?? null,
  BR: (code) => /^(\d{5})(?:-?\d{3})?$/.exec(code)?.[1] ?? null,
};
/** Codes of a range that begins with the one that is listed. */
const IN_RANGES: ReadonlySet<Country> = new Set<Country>(['BR']);

/** Codes in order, and where each is as a point of the unit sphere. */
type Places = { country: Country; codes: string[]; points: Float64Array };

const read = (country: Country): Places => {
  const file = new URL(`./postal-codes/${country}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const points = new Float64Array(lines.length * 3);
  const codes = lines.map((line, index) => {
    const [code = '', latitude = '0', longitude = '0'] = line.split(' ');
    const [phi, lambda] = [Number(latitude) * RADIANS, Number(longitude) * RADIANS];
    points.set([Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)], index * 3);
    return code;
  });
  return { country, codes, points };
};

const known = new Map<Country, Places>();
const placesOf = (country: Country): Places => {
  const places = known.get(country) ?? read(country);
  known.set(country, places);
  return places;
};

/** How many codes come before this one or are it. */
const upTo = (codes: readonly string[], key: string): number => {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isCountry = (country: string): country is Country => Object.hasOwn(KEYS, country);

const find = (country: string, postalCode: string): { places: Places; index: number } | null => {
  if (!isCountry(country)) return null;
  const key = KEYS[country](postalCode.trim().toUpperCase());
  if (key === null) return null;
  const places = placesOf(country);
  const index = upTo(places.codes, key) - 1;
  const code = places.codes[index];
  const isFound = IN_RANGES.has(country) ? code?.[0] === key[0] : code === key;
  return isFound ? { places, index } : null;
};

/** The place of a postal code, `US55802`; null where nobody knows it. The same until the data changes. */
export const placeOf = (country: string | null, postalCode: string | null): string | null => {
  const found = country && postalCode ? find(country, postalCode) : null;
  return found && `${found.places.country}${found.places.codes[found.index]}`;
};

/** The places that lie within so many kilometres of a postal code, across borders; null where that code is not known. */
export const placesWithin = (country: string, postalCode: string, km: number): string[] | null => {
  const found = find(country, postalCode);
  if (!found) return null;
  const [x = 0, y = 0, z = 0] = found.places.points.subarray(found.index * 3, found.index * 3 + 3);
  const nearest = Math.cos(km / EARTH_RADIUS);
  const within: string[] = [];
  for (const other of (Object.keys(KEYS) as Country[]).map(placesOf)) {
    const { points } = other;
    other.codes.forEach((code, index) => {
      const at = index * 3;
      const cosine = x * (points[at] ?? 0) + y * (points[at + 1] ?? 0) + z * (points[at + 2] ?? 0);
      if (cosine >= nearest) within.push(`${other.country}${code}`);
    });
  }
  return within;
};
