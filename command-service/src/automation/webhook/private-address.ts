import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Milliseconds that a name may take to be looked up; what is not known by then is found out when something is sent. */
const LOOKUP_MS = 2_000;

/** Whether a link leads to this machine or a network that is not public. */
export type IsPrivate = (url: string) => Promise<boolean>;

const isPrivateAddress = (address: string): boolean => ipaddr.process(address).range() !== 'unicast';

const addressesOf = async (host: string): Promise<string[]> => {
  if (isIP(host)) return [host];
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
};

/** Asks DNS, as the request will (docs/product.md AUT-8); a name without an address is not private yet. */
export const isPrivateLink: IsPrivate = async (url) => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const { promise: late, resolve } = Promise.withResolvers<string[]>();
  const timer = setTimeout(resolve, LOOKUP_MS, []);
  const addresses = await Promise.race([addressesOf(host).catch(() => []), late]);
  clearTimeout(timer);
  return addresses.some(isPrivateAddress);
};
