import { phone } from 'contracts/kernel/contact';
import { isEmailAddress } from 'contracts/kernel/email-address';
import { isPhoneNumber } from 'ui-kit/form/phone-number';
import { validatorOf } from '#admin-ui/shared/resource/schema';

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

export const emailAddress = (): Validator => (value) =>
  isEmpty(value) || isEmailAddress(String(value).trim()) ? undefined : 'field.email-invalid';

/** Written as another field is. Its field shows an asterisk. */
export const sameAs = (source: string, fault: string) =>
  Object.assign(
    (value: unknown, all: Record<string, unknown>) => required()(value) ?? (value === all[source] ? undefined : fault),
    { isRequired: true },
  );

const schemaFault = validatorOf(phone());

/** A phone number of the country that the form's values name; without one, the server knows whose numbers they are. */
export const phoneNumber =
  <V extends object>(countryOf: (values: V) => string | null = () => null) =>
  async (value: unknown, values: V): Promise<string | undefined> => {
    const typed = String(value ?? '').trim();
    return schemaFault(typed) ?? ((await isPhoneNumber(typed, countryOf(values))) ? undefined : 'field.phone-invalid');
  };
