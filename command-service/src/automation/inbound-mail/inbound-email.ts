import { Rejection } from 'contracts/kernel/problem';
import PostalMime, { type Email } from 'postal-mime';

/** Parts inside one another, and bytes of headers, that a mail may have: more is no mail of a person or a mail server. */
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 262_144, forceRfc822Attachments: true };
/** Lines that may begin a part, whatever the mail says they begin with; texts have such lines too. */
export const MAX_BOUNDARIES = 1_000;
/** Characters of a header that are looked through for addresses. */
const MAX_ADDRESSES = 8_192;

const hasTooManyParts = (bytes: Buffer): boolean => {
  let count = 0;
  for (let at = bytes.indexOf('\n--'); at >= 0 && count <= MAX_BOUNDARIES; at = bytes.indexOf('\n--', at + 1))
    count += 1;
  return count > MAX_BOUNDARIES;
};

/** A mail as it came, in its parts; refused where it is none, or made to be hard to read. */
export const parsedEmail = async (bytes: Buffer): Promise<Email> => {
  const refusal = new Rejection('validation-failed', 422, { errors: { message: ['field-invalid'] } });
  if (hasTooManyParts(bytes)) throw refusal;
  return PostalMime.parse(bytes, LIMITS).catch(() => {
    throw refusal;
  });
};

/** The addresses in a header, or in what an envelope says. */
export const addressesIn = (text: string): string[] =>
  text.slice(0, MAX_ADDRESSES).match(/[^\s<>,;:"@]{1,64}@[^\s<>,;:"@]{1,255}/g) ?? [];

/** Every address that a mail was sent to, as its envelope and its headers have them. */
export const recipientsOf = ({ headers }: Email, envelope: string): string[] => {
  const named = headers.filter(({ key }) => ['to', 'cc', 'delivered-to', 'x-original-to'].includes(key));
  return [envelope, ...named.map(({ value }) => value)].flatMap(addressesIn);
};
