type Validator = ((value: unknown) => string | undefined) & { isRequired?: boolean };

const isEmpty = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** Filled in, spaces aside. Its field shows an asterisk. */
export const required = (): Validator =>
  Object.assign((value: unknown) => (isEmpty(value) ? 'field.field-required' : undefined), { isRequired: true });

export const atMost =
  (length: number): Validator =>
  (value) =>
    typeof value === 'string' && value.trim().length > length ? 'field.too-long' : undefined;

export const matching =
  (pattern: RegExp, fault: string): Validator =>
  (value) =>
    isEmpty(value) || pattern.test(String(value).trim()) ? undefined : fault;

/** Caught early; the server has the last word on addresses. */
export const emailAddress = (): Validator => matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'field.email-invalid');
