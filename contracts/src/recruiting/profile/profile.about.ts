import { z } from 'zod';
import { candidateDefaults, candidateFields } from '#contracts/recruiting/candidate/candidate.fields';

/** What every profile has, and what is a company's own to say. */
const {
  firstName: _firstName,
  lastName: _lastName,
  email: _email,
  phone: _phone,
  phoneE164: _phoneE164,
  source: _source,
  location: _location,
  postalCode: _postalCode,
  country: _country,
  custom: _custom,
  ...aboutFields
} = candidateFields;

/** What somebody may say of themselves beyond how to reach them: the fields of a company's record of them (docs/product.md REC-31). */
export const ProfileAbout = z.strictObject(aboutFields);
export type ProfileAbout = z.infer<typeof ProfileAbout>;

/** Nothing of it. */
export const noAbout = Object.fromEntries(
  Object.entries(candidateDefaults).filter(([field]) => field in aboutFields),
) as ProfileAbout;
