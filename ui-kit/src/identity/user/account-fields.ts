import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/password/password.limits';
import { isEmailAddress, MAX_EMAIL_LENGTH } from 'contracts/kernel/email-address';
import type { Refusal } from '#ui-kit/api/useSend';

/** A field that screens of an account ask for: `label` is a translation key, `hint` one that takes a count. */
export type AccountField<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: { key: string; count: number };
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  maxLength: number;
  /** Code of what is wrong with a value among what else was typed, beside that it is empty. */
  check?: (value: string, typed: Record<string, unknown>) => string | null;
};

/** A recovery code is longer than one of an app. */
const MAX_CODE_LENGTH = 40;

export const currentPassword = <Name extends string>(name: Name): AccountField<Name> => ({
  name,
  label: 'security.password.current',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: MAX_PASSWORD_LENGTH,
});

export const newPassword: AccountField<'password'> = {
  name: 'password',
  label: 'password.new',
  hint: { key: 'security.password.rule', count: MIN_PASSWORD_LENGTH },
  type: 'password',
  autoComplete: 'new-password',
  maxLength: MAX_PASSWORD_LENGTH,
  check: (value) => (value.length < MIN_PASSWORD_LENGTH ? 'password-too-short' : null),
};

export const confirmPassword: AccountField<'passwordConfirmation'> = {
  name: 'passwordConfirmation',
  label: 'password.confirm',
  type: 'password',
  autoComplete: 'new-password',
  maxLength: MAX_PASSWORD_LENGTH,
  check: (value, { password }) => (value === password ? null : 'confirmation-mismatch'),
};

export const newEmail: AccountField<'email'> = {
  name: 'email',
  label: 'emailAddress.change.email',
  type: 'email',
  autoComplete: 'email',
  maxLength: MAX_EMAIL_LENGTH,
  check: (value) => (isEmailAddress(value) ? null : 'email-invalid'),
};

export const loginCode: AccountField<'code'> = {
  name: 'code',
  label: 'security.twoFactor.code',
  type: 'text',
  autoComplete: 'one-time-code',
  maxLength: MAX_CODE_LENGTH,
};

/** What was typed as it is sent: a password keeps its spaces. */
export const clean = ({ type }: AccountField, value: unknown): string => {
  const text = String(value ?? '');
  return type === 'password' ? text : text.trim();
};

/** Code of what is wrong with the value of a field; null where nothing is. */
export const faultOf = (field: AccountField, typed: Record<string, unknown>): string | null => {
  const text = clean(field, typed[field.name]);
  return text.trim() === '' ? 'field-required' : (field.check?.(text, typed) ?? null);
};

/** Every fault of the fields, by name. */
export const faultsIn = (fields: readonly AccountField[], typed: Record<string, unknown>): Refusal['fields'] =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, typed);
      return fault === null ? [] : [[field.name, [fault]]];
    }),
  );
