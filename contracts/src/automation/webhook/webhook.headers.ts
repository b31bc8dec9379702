import { requiredText, text } from '#contracts/kernel/text';

/** A token (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** What says how a request travels, whom it is for and how long it is: nobody but us writes that. */
const OURS = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'http2-settings', 'host', 'content-length', 'content-encoding', 'expect'],
]);
/** Ours too: id, timestamp and signature of what is sent (docs/product.md AUT-5). */
const SIGNED = /^webhook-/;
/** A line break would begin another header. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Name of a header that a company may send along. */
export const headerName = (max: number) =>
  requiredText(max)
    .refine((name) => TOKEN.test(name), { message: 'header-name-invalid', abort: true })
    .refine((name) => !OURS.has(name.toLowerCase()) && !SIGNED.test(name.toLowerCase()), {
      message: 'header-name-reserved',
    });

export const headerValue = (max: number) =>
  text(max).refine((value) => !CONTROL.test(value), { message: 'header-value-invalid' });
