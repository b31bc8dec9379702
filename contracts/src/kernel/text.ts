import { z } from 'zod';
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH } from './email-address.ts';

/** Text that any database, browser and log can hold: no NUL, no lone surrogates; trimmed; at most `max` UTF-16 units. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'field-required' : undefined)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { message: 'text-not-storable' });

/** Text with headings, lists, links and tables: plain text or Markdown, shown by `richTextHtml` (docs/product.md REC-5). */
export const richText = (max: number) => text(max).meta({ format: 'markdown' });

/** Required text. */
export const requiredText = (max: number) => text(max, 1);

/** An email address, lower-cased, at most 254 characters (RFC 5321). */
export const email = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL_LENGTH)
    .pipe(z.email({ pattern: EMAIL_ADDRESS }));

/** Last part of a public address: `line-cook-2`. */
export const slug = () =>
  z
    .string()
    .min(3)
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug-invalid');
