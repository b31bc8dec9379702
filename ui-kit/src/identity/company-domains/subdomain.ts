import { slugText } from 'contracts/kernel/slug-text';

const MAX_LENGTH = 63;

/** A company's name as the last part of its address: `Café & Söhne` → `cafe-sohne`. */
export const subdomainOf = (name: string): string => slugText(name, MAX_LENGTH);

/** What is typed into an address, as far as an address can hold it; a hyphen at its end may still be followed by more. */
export const typedSubdomain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_LENGTH);
