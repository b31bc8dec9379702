import { z } from 'zod';

/** What is left of 253 characters (RFC 1035) for a name that `_onrecord.` stands before. */
const MAX_LENGTH = 243;
const MIN_LABELS = 2;

/** What a URL would read as something else than a host name: a scheme, a path, a port, an address of version 6. */
const NOT_OF_A_NAME = /[\s/\\?#@:%[\]]/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that lead nowhere in public (RFC 2606, 6761, 6762, 7686, 8375). */
const NOT_PUBLIC = new Set(['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion']);
/** Second labels under which countries register: `co.uk` is nobody's own. */
const REGISTRIES = new Set(['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'mil', 'ne', 'net', 'nom', 'or', 'org']);
const COUNTRY_LENGTH = 2;

const isRegistry = (labels: readonly string[]): boolean =>
  labels.length === MIN_LABELS && labels[1]?.length === COUNTRY_LENGTH && REGISTRIES.has(labels[0] ?? '');

/**
 * A host name as DNS has it: small letters, punycode, no dot at its end. Null where it is no name that a company can have as its
 * own: with a port or a path, an IP address, a single label, a registry's.
 */
export const normalHostName = (typed: string): string | null => {
  const name = typed.trim().replace(/\.$/, '');
  if (name === '' || NOT_OF_A_NAME.test(name)) return null;
  const hostname = URL.parse(`http://${name}`)?.hostname ?? '';
  const labels = hostname.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < MIN_LABELS || hostname.length > MAX_LENGTH || !labels.every((label) => LABEL.test(label)))
    return null;
  return /^\d+$/.test(last) || NOT_PUBLIC.has(last) || isRegistry(labels) ? null : hostname;
};

/** The host name in a `Host` header; null where it names none, as an IP address does. */
export const hostNameOf = (header: string | undefined): string | null => {
  const [, written = ''] = /^([\w.-]{1,255})(?::\d{1,5})?$/.exec(header ?? '') ?? [];
  const name = written.toLowerCase().replace(/\.$/, '');
  return name.split('.').every((label) => LABEL.test(label)) && !/^[\d.]+$/.test(name) ? name : null;
};

/** A host name of a company's own, normalised. */
export const OwnHost = z
  .string()
  .max(1_000)
  .transform((typed, context): string => {
    const name = normalHostName(typed);
    if (name !== null) return name;
    context.addIssue({ code: 'custom', message: 'domain-invalid' });
    return z.NEVER;
  });
