import { isProblemError } from 'contracts/client/problem-error';
import { HttpError } from 'react-admin';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** One field's codes as a sentence: each translated where it is known, joined by commas. `detail`: what the server named. */
export const fieldMessage = (codes: readonly string[], translate: Translate, detail = ''): string =>
  codes
    .map((code) => translate(`field.${code}`, { _: translate(`problem.${code}`, { _: code, detail }), detail }))
    .join(', ');

/** A problem's message in the reader's language; of an unknown one, what the server wrote. */
export const problemMessage = (error: unknown, translate: Translate): string => {
  if (isProblemError(error)) {
    const { detail = '', left } = error.problem;
    const more = left === undefined ? {} : { context: 'left', left };
    return translate(`problem.${error.code}`, { _: error.message, detail, ...more });
  }
  return translate('problem.internal-error');
};

/**
 * The error as React-Admin knows it: translated, with one message per field. `body.code` stays for those who decide by it.
 */
export const toHttpError = (error: unknown, translate: Translate): unknown => {
  if (!isProblemError(error)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, codes]) => [field, fieldMessage(codes, translate, error.problem.detail)]),
  );
  return new HttpError(problemMessage(error, translate), error.status, {
    code: error.code,
    ...(Object.keys(errors).length > 0 && { errors }),
  });
};

/** The stable code of an error that came through the data provider. */
export const codeOf = (error: unknown): string | null => {
  if (isProblemError(error)) return error.code;
  return error instanceof HttpError && typeof error.body?.code === 'string' ? error.body.code : null;
};

/** What is wrong with each field, ready to read. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
};
