import { RESERVED_SUBDOMAINS } from 'contracts/identity/tenant/tenant.commands';
import { slugText } from 'contracts/kernel/slug-text';

/** Room for a suffix within the 63 characters of a subdomain. */
const MAX_BASE = 48;
/** Numbered suffixes that are tried before a part of the id. */
const NUMBERED = 5;

export const isReservedSubdomain = (subdomain: string): boolean => RESERVED_SUBDOMAINS.includes(subdomain);

/** Subdomains for a company without one of its own choice, best first; the last is the company's alone. */
export const subdomainsFor = (name: string, tenantId: string): string[] => {
  const tail = tenantId.replaceAll('-', '').slice(-12);
  const base = slugText(name, MAX_BASE);
  if (base.length < 2) return [`company-${tail}`];
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, `${base}-${tail}`].filter((subdomain) => !isReservedSubdomain(subdomain));
};
