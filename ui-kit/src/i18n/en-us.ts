import { emailAddressEnUs } from '#ui-kit/identity/email-address/email-address.en-us';
import { passwordEnUs } from '#ui-kit/identity/password/password.en-us';
import { securityEnUs } from '#ui-kit/identity/session/security.en-us';
import { sessionEnUs } from '#ui-kit/identity/session/session.en-us';
import { preferencesEnUs } from '#ui-kit/preferences/preferences.en-us';
import { fieldEnUs, problemEnUs } from '#ui-kit/problem/problem.en-us';

/** Texts that both UIs show; each adds its own. */
export const enUs = {
  ...preferencesEnUs,
  ...sessionEnUs,
  ...securityEnUs,
  ...emailAddressEnUs,
  ...passwordEnUs,
  problem: problemEnUs,
  field: fieldEnUs,
};
