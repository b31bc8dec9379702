import { clientProblem, problemError } from 'contracts/client/problem-error';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18nIn, loadMoreWords, translateNow } from './i18nProvider.ts';
import { codeOf, fieldErrorsOf, problemMessage, toHttpError } from './problems.ts';

const refused = (code: string, rest: object = {}) =>
  problemError({ type: '', title: 'Title', status: 422, code, detail: 'What the server wrote.', ...rest });

beforeAll(async () => {
  globalThis.localStorage ??= {} as Storage;
  globalThis.document ??= { documentElement: {} } as Document;
  await i18nIn('en-us');
  await loadMoreWords();
});

describe('problems', () => {
  it('given a known code, when it is shown, then it is in the words of the catalogue', () => {
    expect(problemMessage(refused('forbidden'), translateNow)).toBe('Not Authorized.');
    expect(problemMessage(clientProblem('network-unreachable'), translateNow)).toMatch(/Could not reach/);
  });

  it('given an unknown code, when it is shown, then it is in the words of the server', () => {
    expect(problemMessage(refused('brand-new'), translateNow)).toBe('What the server wrote.');
  });

  it('given field errors, when they reach React-Admin, then each field has its messages joined by commas', () => {
    const error = toHttpError(
      refused('validation-failed', { errors: { title: ['field-required', 'too-long'], slug: ['job-slug-taken'] } }),
      translateNow,
    );

    expect(error).toBeInstanceOf(HttpError);
    expect(codeOf(error)).toBe('validation-failed');
    expect(fieldErrorsOf(error)).toEqual({
      title: 'Fill in this field, This is too long',
      slug: 'This address is already used by another job',
    });
  });

  it('given an error of another kind, when it passes, then it stays what it is', () => {
    const error = new DOMException('', 'AbortError');

    expect(toHttpError(error, translateNow)).toBe(error);
  });
});
