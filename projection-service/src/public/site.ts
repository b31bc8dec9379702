import { hostNameOf } from 'contracts/identity/company-domains/host-name';
import { baseDomainOf, productDomain } from 'contracts/identity/company-domains/product-domain';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import type { PublicCompanyView } from 'contracts/recruiting/public/public.views';
import type pg from 'pg';
import {
  type Addressed,
  readAddressed,
  readBySubdomain,
} from '#projection-service/identity/company-domains/public-address.reads';
import { chosenLang, pathWith } from './address.ts';
import type { Language } from './language.ts';

/** Where a page is shown: among those of all companies at the product's address, or at a host of one company alone. */
export type Site = {
  /** Of the product. */
  origin: string;
  isOwnHost?: boolean | undefined;
};

/** A page of the product itself (logging in, applying): sessions live there alone. */
export const productHref = ({ origin, isOwnHost }: Site, path: string, language: Language): string => {
  const href = pathWith(path, { lang: chosenLang(language) });
  return isOwnHost ? origin + href : href;
};

/** The page of a company as it is linked to from here. */
export const companyPath = ({ isOwnHost }: Site, { subdomain }: Pick<PublicCompanyView, 'subdomain'>): string =>
  isOwnHost ? '/' : publicCompanyPath(subdomain);

/** The product's origin under another host name: same scheme, same port. */
export const originAt = (origin: string, host: string): string => {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
};

/** Where search engines know the pages of a company: at the host it prefers, else at the product's. */
export const canonicalSite = (
  origin: string,
  { domain, subdomain }: Pick<PublicCompanyView, 'domain' | 'subdomain'>,
): { origin: string; home: string } =>
  domain === null ? { origin, home: publicCompanyPath(subdomain) } : { origin: originAt(origin, domain), home: '/' };

/** Whose pages a request asks for by its `Host`: everybody's, one company's, or those of one that has moved to another host. */
export type Hosted =
  | { kind: 'product' }
  | { kind: 'own'; company: Addressed; origin: string }
  | { kind: 'moved'; to: string };

const product: Hosted = { kind: 'product' };
/** Reads `Host` alone: what a proxy or a client adds beside it is not believed. Names that nobody verified are the product's. */
export const createHosts = (origin: string) => {
  const productHost = new URL(origin).hostname;
  const base = baseDomainOf(origin);

  const ownAt = (host: string, company: Addressed | undefined): Hosted =>
    company ? { kind: 'own', company, origin: originAt(origin, host) } : product;

  return async (pool: pg.Pool, header: string | undefined): Promise<Hosted> => {
    const host = hostNameOf(header);
    if (host === null || host === productHost || host === base) return product;
    if (!host.endsWith(`.${base}`)) return host.includes('.') ? ownAt(host, await readAddressed(pool, host)) : product;
    const subdomain = host.slice(0, -base.length - 1);
    const current = await readBySubdomain(pool, subdomain);
    const known = current ?? (subdomain.includes('.') ? undefined : await readAddressed(pool, subdomain));
    if (current || !known) return ownAt(host, current);
    return { kind: 'moved', to: originAt(origin, productDomain(known.subdomain, base)) };
  };
};
