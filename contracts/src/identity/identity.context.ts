import { context } from '#contracts/kernel/context';
import * as apiKey from './api-key/api-key.endpoints.ts';
import { apiKeyEvents } from './api-key/api-key.events.ts';
import * as company from './company/company.endpoints.ts';
import { companyEvents } from './company/company.events.ts';
import * as companyDomains from './company-domains/company-domains.endpoints.ts';
import { companyDomainsEvents } from './company-domains/company-domains.events.ts';
import * as companySettings from './company-settings/company-settings.endpoints.ts';
import { companySettingsEvents } from './company-settings/company-settings.events.ts';
import * as emailAddress from './email-address/email-address.endpoints.ts';
import { emailAddressEvents } from './email-address/email-address.events.ts';
import * as emailChange from './email-address/email-change.endpoints.ts';
import * as formDraft from './form-draft/form-draft.endpoints.ts';
import * as image from './image/image.endpoints.ts';
import * as invitation from './invitation/invitation.endpoints.ts';
import { invitationEvents } from './invitation/invitation.events.ts';
import * as mailToken from './mail-token/mail-token.endpoints.ts';
import * as memberAccount from './membership/member-account.endpoints.ts';
import { membershipCommandsOfSystem } from './membership/membership.commands.ts';
import * as membership from './membership/membership.endpoints.ts';
import { membershipEvents } from './membership/membership.events.ts';
import * as partnership from './partnership/partnership.endpoints.ts';
import { partnershipEvents } from './partnership/partnership.events.ts';
import * as password from './password/password.endpoints.ts';
import { passwordEvents } from './password/password.events.ts';
import * as registration from './registration/registration.endpoints.ts';
import { reservationEvents } from './reservation/reservation.events.ts';
import { role } from './role/role.entity.ts';
import * as security from './session/security.endpoints.ts';
import * as session from './session/session.endpoints.ts';
import { sessionEvents } from './session/session.events.ts';
import * as subAccountGroup from './sub-account-group/sub-account-group.endpoints.ts';
import { subAccountGroup as group } from './sub-account-group/sub-account-group.entity.ts';
import * as team from './team/team.endpoints.ts';
import { team as ownTeam } from './team/team.entity.ts';
import { tenantEvents } from './tenant/tenant.events.ts';
import * as twoFactor from './two-factor/two-factor.endpoints.ts';
import { twoFactorEvents } from './two-factor/two-factor.events.ts';
import * as account from './user/user.endpoints.ts';
import { userEvents } from './user/user.events.ts';
import * as userSettings from './user-settings/user-settings.endpoints.ts';
import { userSettingsEvents } from './user-settings/user-settings.events.ts';

export const identity = context({
  entities: { role, team: ownTeam, subAccountGroup: group },
  events: [
    apiKeyEvents,
    companyEvents,
    companyDomainsEvents,
    companySettingsEvents,
    emailAddressEvents,
    invitationEvents,
    membershipEvents,
    partnershipEvents,
    passwordEvents,
    reservationEvents,
    sessionEvents,
    tenantEvents,
    twoFactorEvents,
    userEvents,
    userSettingsEvents,
  ],
  endpoints: {
    session: { ...session, ...security },
    password,
    'two factor': twoFactor,
    'email address': { ...emailAddress, ...emailChange },
    registration,
    company,
    user: { ...membership, ...memberAccount },
    invitation,
    'api key': apiKey,
    account,
    image,
    'company domains': companyDomains,
    'company settings': companySettings,
    'user settings': userSettings,
    'form draft': {
      showFormDraft: formDraft.showFormDraft,
      keepFormDraft: formDraft.keepFormDraft,
      discardFormDraft: formDraft.discardFormDraft,
    },
    subAccountGroup,
    partnership,
    team,
    system: mailToken,
  },
  systemCommands: { membership: membershipCommandsOfSystem },
});
