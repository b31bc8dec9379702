import { z } from 'zod';
import { MAX_PHONE_LENGTH } from './contact.limits.ts';
import { requiredText, text } from './text.ts';

const MIN_DIGITS = 5;
/** Digits of the longest number there is (E.164). */
const MAX_DIGITS = 15;
/** A number as people write it, with or without its country: `+1 (218) 555-0142`, `11 91234-5678`, `555-0142 ext. 3`. */
const PHONE = /^\+?[\d\s().\-/]*(?:(?:ext\.?|x|ramal)\s*\d{1,6})?$/i;

const isPhone = (value: string): boolean => {
  const digits = value.replace(/(?:ext\.?|x|ramal).*$/i, '').replace(/\D/g, '').length;
  return PHONE.test(value) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
};

/** A phone number as it was typed; may be left empty. */
export const phone = () =>
  text(MAX_PHONE_LENGTH).refine((value) => value === '' || isPhone(value), { message: 'phone-invalid' });

/** The same number for machines: `+12185550142`; empty where there is none. */
export const e164 = () => z.string().regex(/^(?:\+[1-9]\d{1,14})?$/, 'phone-invalid');

const HOST_ALONE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#:]|$)/i;
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** `example.com` is `https://example.com`. */
const withScheme = (value: string): string => (HOST_ALONE.test(value) ? `https://${value}` : value);

/** By `host`, only the hosts that it tells are one. */
const linkTo =
  (host: RegExp) =>
  (value: string): boolean => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && host.test(url.hostname) && !url.username && !url.password;
  };

const isPublicLink = linkTo(PUBLIC_HOST);

/** A link to a page in public: http or https, a host with a dot, no name or password; may be left empty. */
export const link = (max: number) =>
  text(max)
    .overwrite(withScheme)
    .refine((value) => value === '' || isPublicLink(value), { message: 'url-invalid' });

/** A link that our own processes call, by the same rule save for its host: that one is judged by its addresses, at each call (docs/product.md AUT-8). */
export const calledLink = (max: number) =>
  requiredText(max).overwrite(withScheme).refine(linkTo(/./), { message: 'url-invalid' });
