import { z } from 'zod';
import { GoOnTo } from '#contracts/identity/email-address/email-address.commands';
import { NewPassword } from '#contracts/identity/password/password.fields';
import { LinkToken } from '#contracts/identity/sub-account-group/sub-account-group.entity';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { phone } from '#contracts/kernel/contact';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { email, requiredText } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import { profileLimits } from '#contracts/recruiting/profile/profile.limits';

const locale = Locale.default(DEFAULT_LOCALE);

/** A company and its first owner. Without a subdomain one is made from the name. */
export const RegisterCompany = z.strictObject({
  type: z.literal('company'),
  companyName: requiredText(MAX_NAME_LENGTH),
  subdomain: Subdomain.optional(),
  name: requiredText(MAX_NAME_LENGTH),
  email: email(),
  password: NewPassword,
  locale,
  timeZone: timeZone().default('UTC'),
});

/** A company, with its first owner, that joins the group behind a sign-up link; `sharesCandidates`: as the owner read it there. */
export const RegisterSubAccount = RegisterCompany.extend({
  type: z.literal('sub-account'),
  token: LinkToken,
  sharesCandidates: z.boolean(),
});

/** Somebody who looks for work. They must agree that employers contact them (docs/product.md ID-3). */
export const RegisterCandidate = z.strictObject({
  type: z.literal('candidate'),
  firstName: requiredText(profileLimits.firstName),
  lastName: requiredText(profileLimits.lastName),
  email: email(),
  phone: phone().default(''),
  password: NewPassword,
  locale,
  employerContact: z.literal(true, { error: 'employer-contact-required' }),
  /** Where the link of the mail that confirms the address leads on to. */
  goOnTo: GoOnTo.optional(),
});

export const Register = z.discriminatedUnion('type', [RegisterCompany, RegisterSubAccount, RegisterCandidate]);
export type Register = z.output<typeof Register>;
