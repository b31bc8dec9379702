import { hostNameOf } from './host-name.ts';

/** Of a product that is reached by an IP address: browsers lead every name below to the machine they run on. */
export const LOCAL = 'localhost';

/** The domain below which every company has its own: the host of the product's address. */
export const baseDomainOf = (publicUrl: string): string =>
  hostNameOf(new URL(publicUrl).host)?.replace(/^www\./, '') ?? LOCAL;

/** The first domain of a company: `harbor.onrecord.example`. */
export const productDomain = (subdomain: string, base: string): string => `${subdomain}.${base}`;

/** Whether a host name is the product's, or stands below it. */
export const isOfProduct = (host: string, base: string): boolean => host === base || host.endsWith(`.${base}`);
