import { expect, it } from 'vitest';
import { linkToken } from './link-token.ts';

it.each([
  ['as it was made', '#ab_c-D1', 'ab_c-D1'],
  ['with escaped signs', '#ab%5Fc%7E', 'ab_c~'],
  ['that was damaged', '#ab%5', 'ab%5'],
  ['without a token', '', ''],
])('given a link %s, when its token is read, then it is what the mail was about', (_how, hash, token) => {
  expect(linkToken(hash)).toBe(token);
});
