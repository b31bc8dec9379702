import { entityCatalogue } from './entities.ts';
import { apiKeyEvents } from './identity/api-key/api-key.events.ts';
import { companyEvents } from './identity/company/company.events.ts';
import { companyDomainsEvents } from './identity/company-domains/company-domains.events.ts';
import { companySettingsEvents } from './identity/company-settings/company-settings.events.ts';
import { emailAddressEvents } from './identity/email-address/email-address.events.ts';
import { invitationEvents } from './identity/invitation/invitation.events.ts';
import { membershipEvents } from './identity/membership/membership.events.ts';
import { partnershipEvents } from './identity/partnership/partnership.events.ts';
import { passwordEvents } from './identity/password/password.events.ts';
import { reservationEvents } from './identity/reservation/reservation.events.ts';
import { sessionEvents } from './identity/session/session.events.ts';
import { tenantEvents } from './identity/tenant/tenant.events.ts';
import { twoFactorEvents } from './identity/two-factor/two-factor.events.ts';
import { userEvents } from './identity/user/user.events.ts';
import { userSettingsEvents } from './identity/user-settings/user-settings.events.ts';
import type { EventDefinition } from './kernel/message.ts';
import { suspensionEvents } from './landlord/company/suspension.events.ts';
import { platformAdminEvents } from './landlord/platform-admin/platform-admin.events.ts';
import { applicationEvents } from './recruiting/application/application.events.ts';
import { candidateEvents } from './recruiting/candidate/candidate.events.ts';
import { interviewEvents } from './recruiting/interview/interview.events.ts';
import { jobEvents } from './recruiting/job/job.events.ts';
import { profileEvents } from './recruiting/profile/profile.events.ts';
import { savedFilterEvents } from './reporting/saved-filter/saved-filter.events.ts';

/** Every event this product stores: the codec knows these and refuses all else. One line per aggregate. */
export const eventCatalogue: readonly EventDefinition[] = [
  ...apiKeyEvents.definitions,
  ...applicationEvents.definitions,
  ...candidateEvents.definitions,
  ...companyEvents.definitions,
  ...companyDomainsEvents.definitions,
  ...companySettingsEvents.definitions,
  ...emailAddressEvents.definitions,
  ...interviewEvents.definitions,
  ...invitationEvents.definitions,
  ...jobEvents.definitions,
  ...savedFilterEvents.definitions,
  ...membershipEvents.definitions,
  ...platformAdminEvents.definitions,
  ...partnershipEvents.definitions,
  ...passwordEvents.definitions,
  ...profileEvents.definitions,
  ...reservationEvents.definitions,
  ...sessionEvents.definitions,
  ...entityCatalogue.flatMap(({ events }) => events.definitions),
  ...suspensionEvents.definitions,
  ...tenantEvents.definitions,
  ...twoFactorEvents.definitions,
  ...userEvents.definitions,
  ...userSettingsEvents.definitions,
];
