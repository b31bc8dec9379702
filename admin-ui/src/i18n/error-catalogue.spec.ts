import { enUs as portalEnUs } from 'candidate-ui/i18n/en-us';
import { ptBr as portalPtBr } from 'candidate-ui/i18n/pt-br';
import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';

type Catalogue = { [key: string]: string | Catalogue };

const textAt = (catalogue: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Catalogue | undefined)?.[name], catalogue);

/** Of spec section 8 what is about who may come in, as whom, and what they then see. */
const console = [
  ['problem.forbidden', 'Not Authorized.'],
  ['problem.no-tenant', 'No tenant could be determined.'],
  ['problem.not-found', 'Record not found.'],
  ['problem.internal-error', 'Something went wrong!'],
  ['problem.teams-required', 'The teams field is required.'],
  ['problem.company-suspended', 'Your account has been suspended'],
  ['layout.reload.message', 'You need to reload the page!'],
] as const;
const portal = [
  ['session.authenticationError', 'Authentication error.'],
  ['problem.forbidden', 'Not Authorized.'],
  ['problem.no-tenant', 'No tenant could be determined.'],
  ['problem.reset-link-invalid', 'Invalid password reset link'],
  ['password.reset.invalidTitle', 'Invalid password reset link'],
  ['problem.not-found', 'Record not found.'],
] as const;

describe('the error catalogue, with exactly its texts', () => {
  it.each(console)(
    'given %s in the console, when it is said, then it is %j, and something else in Portuguese',
    (key, text) => {
      expect(textAt(enUs, key)).toBe(text);
      expect(textAt(ptBr, key)).toEqual(expect.stringMatching(/./));
      expect(textAt(ptBr, key)).not.toBe(text);
    },
  );

  it.each(portal)(
    'given %s in the portal, when it is said, then it is %j, and something else in Portuguese',
    (key, text) => {
      expect(textAt(portalEnUs, key)).toBe(text);
      expect(textAt(portalPtBr, key)).toEqual(expect.stringMatching(/./));
      expect(textAt(portalPtBr, key)).not.toBe(text);
    },
  );
});
