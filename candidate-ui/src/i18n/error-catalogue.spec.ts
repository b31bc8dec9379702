import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';

type Catalogue = { [key: string]: string | Catalogue };

const textAt = (catalogue: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Catalogue | undefined)?.[name], catalogue);

/** What the product says (docs/product.md UI-10) of who may come in, as whom, and what they then see. */
const errors = [
  ['session.authenticationError', 'Authentication error.'],
  ['problem.forbidden', 'Not Authorized.'],
  ['problem.no-tenant', 'No tenant could be determined.'],
  ['problem.reset-link-invalid', 'Invalid password reset link'],
  ['password.reset.invalidTitle', 'Invalid password reset link'],
  ['problem.not-found', 'Record not found.'],
] as const;

describe('error catalogue of the portal, with exactly its texts', () => {
  it.each(errors)('given %s, when it is said, then it is %j, and something else in Portuguese', (key, text) => {
    expect(textAt(enUs, key)).toBe(text);
    expect(textAt(ptBr, key)).toEqual(expect.stringMatching(/./));
    expect(textAt(ptBr, key)).not.toBe(text);
  });
});
