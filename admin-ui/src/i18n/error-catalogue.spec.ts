import { describe, expect, it } from 'vitest';
import { allEnUs } from '#admin-ui/test/all-words.fixture';
import { ptBr } from './pt-br.ts';

type Catalogue = { [key: string]: string | Catalogue };

const textAt = (catalogue: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Catalogue | undefined)?.[name], catalogue);

/** What the product says (docs/product.md UI-10) of who may come in, as whom, and what they then see. */
const errors = [
  ['problem.forbidden', 'Not Authorized.'],
  ['problem.no-tenant', 'No tenant could be determined.'],
  ['problem.not-found', 'Record not found.'],
  ['problem.internal-error', 'Something went wrong!'],
  ['problem.teams-required', 'The teams field is required.'],
  ['problem.company-suspended', 'Your account has been suspended'],
  ['layout.reload.message', 'You need to reload the page!'],
] as const;

describe('error catalogue of the console, with exactly its texts', () => {
  it.each(errors)('given %s, when it is said, then it is %j, and something else in Portuguese', (key, text) => {
    expect(textAt(allEnUs, key)).toBe(text);
    expect(textAt(ptBr, key)).toEqual(expect.stringMatching(/./));
    expect(textAt(ptBr, key)).not.toBe(text);
  });
});
