import { rateLimit } from 'platform/http/rate-limit';

/** Of what a guesser may do: an office behind one address signs at once, and each of them opens, reads and signs. */
const [LINK_TIMES, ADDRESS_TIMES] = [3, 30];

/** Calls a minute by links that are good: of one who signs, and of an address (docs/product.md SIG-31). */
export const signingLimits = (perMinute: number) => ({
  link: rateLimit(perMinute * LINK_TIMES),
  address: rateLimit(perMinute * ADDRESS_TIMES),
});
