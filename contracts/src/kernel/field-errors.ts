import type { z } from 'zod';
import type { FieldFault } from './field-fault.ts';

type Issue = z.core.$ZodIssue;
type Fault = { field: string; code: string };

const TOO_BIG: Record<string, FieldFault> = { string: 'too-long', array: 'too-many', set: 'too-many', map: 'too-many' };
const TOO_SMALL: Record<string, FieldFault> = { string: 'too-short', array: 'too-few', set: 'too-few', map: 'too-few' };
const FORMATS: Record<string, FieldFault> = {
  email: 'email-invalid',
  uuid: 'id-invalid',
  datetime: 'date-invalid',
  date: 'date-invalid',
  url: 'url-invalid',
};

/** A schema says its own code where it gives a message in kebab-case; zod's sentences are not ours. */
const ownCode = (message: string): string | undefined => (/^[a-z]+(-[a-z]+)+$/.test(message) ? message : undefined);

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;

const codeOf = (issue: Issue): string => {
  const own = ownCode(issue.message);
  if (own) return own;
  if (isMissing(issue)) return 'field-required';
  if (issue.code === 'too_big') return TOO_BIG[issue.origin] ?? 'too-large';
  if (issue.code === 'too_small') return TOO_SMALL[issue.origin] ?? 'too-small';
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'field-invalid';
  return 'field-invalid';
};

/** Of the branches of a union, the one the input was most likely meant for: fewest fields missing or unknown. */
const likeliest = (branches: Issue[][]): Issue[] => {
  const misfit = (issues: Issue[]) =>
    issues.filter((issue) => issue.code === 'unrecognized_keys' || isMissing(issue)).length;
  return (
    branches.reduce<Issue[] | undefined>(
      (best, branch) => (best === undefined || misfit(branch) < misfit(best) ? branch : best),
      undefined,
    ) ?? []
  );
};

const faultsOf = (issue: Issue, whole: string, above: PropertyKey[] = []): Fault[] => {
  const path = [...above, ...issue.path];
  const name = (parts: PropertyKey[]) => parts.map(String).join('.') || whole;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: name([...path, key]), code: 'field-unknown' }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && !isMissingUnion(issue)) {
    return likeliest(issue.errors).flatMap((inner) => faultsOf(inner, whole, path));
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    return issue.issues.flatMap((inner) => faultsOf(inner, whole, path));
  }
  return [{ field: name(path), code: isMissingUnion(issue) ? 'field-required' : codeOf(issue) }];
};

const isMissingUnion = (issue: Issue): boolean => issue.code === 'invalid_union' && issue.input === undefined;

/** Every fault by field. `whole` names the input itself where it is not even an object. Parse with `reportInput`. */
export const fieldErrors = (issues: readonly Issue[], whole: string): Record<string, string[]> => {
  const byField = new Map<string, string[]>();
  for (const { field, code } of issues.flatMap((issue) => faultsOf(issue, whole))) {
    const codes = byField.get(field) ?? [];
    if (!codes.includes(code)) byField.set(field, [...codes, code]);
  }
  // fromEntries defines own properties: a field named `__proto__` stays a field.
  return Object.fromEntries(byField);
};
