import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { labelHandler, labelUsesName } from './automation/label/label.handler.ts';
import { labelScopeHandler } from './automation/label/label-scope.handler.ts';
import { webhookHandler } from './automation/webhook/webhook.handler.ts';
import { apiKeyHandler } from './identity/api-key/api-key.handler.ts';
import { companyHandler } from './identity/company/company.handler.ts';
import { domainOf } from './identity/company-domains/company-domains.decider.ts';
import {
  companyDomainsHandler,
  domainIsUsed,
  domainsOf,
  subdomainIsUsed,
} from './identity/company-domains/company-domains.handler.ts';
import { companySettingsHandler } from './identity/company-settings/company-settings.handler.ts';
import { emailAddressHandler } from './identity/email-address/email-address.handler.ts';
import { invitationHandler } from './identity/invitation/invitation.handler.ts';
import { isMember, membershipHandler } from './identity/membership/membership.handler.ts';
import { partnershipHandler } from './identity/partnership/partnership.handler.ts';
import { passwordHandler } from './identity/password/password.handler.ts';
import { createNames } from './identity/reservation/names.ts';
import { roleHandler } from './identity/role/role.handler.ts';
import { sessionHandler } from './identity/session/session.handler.ts';
import { subAccountGroupHandler } from './identity/sub-account-group/sub-account-group.handler.ts';
import { teamHandler } from './identity/team/team.handler.ts';
import { tenantHandler } from './identity/tenant/tenant.handler.ts';
import { twoFactorHandler } from './identity/two-factor/two-factor.handler.ts';
import { emailIsUsed, userHandler } from './identity/user/user.handler.ts';
import { userSettingsHandler } from './identity/user-settings/user-settings.handler.ts';
import { suspensionHandler } from './landlord/company/suspension.handler.ts';
import { platformAdminHandler } from './landlord/platform-admin/platform-admin.handler.ts';
import { applicationHandler } from './recruiting/application/application.handler.ts';
import { candidateHandler } from './recruiting/candidate/candidate.handler.ts';
import { interviewHandler } from './recruiting/interview/interview.handler.ts';
import { jobHandler, jobUsesSlug } from './recruiting/job/job.handler.ts';
import type { JobLookup } from './recruiting/job/job.lookup.ts';
import { profileHandler } from './recruiting/profile/profile.handler.ts';
import { savedFilterHandler } from './reporting/saved-filter/saved-filter.handler.ts';

export type CommandDeps = {
  store: EventStore;
  keys: KeyRing;
  /** Server key that names the streams of reservations. */
  nameKey: Buffer;
  jobLookup: Pick<JobLookup, 'put'>;
};

/**
 * Every command of the product by its aggregate, in process: `commands.job(id, command)`. The command's metadata names the
 * tenant, the cause and the moment. What HTTP, seeds and imports all send through; one line per aggregate.
 */
export const createCommands = ({ store, keys, nameKey, jobLookup }: CommandDeps) => {
  const names = createNames(store, nameKey, {
    email: emailIsUsed,
    subdomain: subdomainIsUsed,
    domain: domainIsUsed,
    'job-slug': jobUsesSlug,
    'label-name': labelUsesName,
  });
  return {
    /** For what is made in several streams: its names are held before the first of them. */
    names,
    apiKey: apiKeyHandler(store),
    application: applicationHandler(store),
    candidate: candidateHandler(store, keys),
    company: companyHandler(store),
    companyDomains: companyDomainsHandler(store, names),
    /** A domain as its company's stream has it now. */
    ownDomain: async (tenantId: string, domainId: string) => domainOf(await domainsOf(store, tenantId), domainId),
    companySettings: companySettingsHandler(store),
    emailAddress: emailAddressHandler(store),
    interview: interviewHandler(store),
    savedFilter: savedFilterHandler(store),
    label: labelHandler(store, names),
    labelScope: labelScopeHandler(store),
    job: jobHandler(store, names, jobLookup),
    invitation: invitationHandler(store),
    membership: membershipHandler(store),
    platformAdmin: platformAdminHandler(store),
    partnership: partnershipHandler(store),
    password: passwordHandler(store),
    profile: profileHandler(store),
    role: roleHandler(store),
    session: sessionHandler(store),
    subAccountGroup: subAccountGroupHandler(store),
    team: teamHandler(store, isMember),
    suspension: suspensionHandler(store),
    tenant: tenantHandler(store, names),
    webhook: webhookHandler(store, keys),
    userSettings: userSettingsHandler(store),
    twoFactor: twoFactorHandler(store),
    user: userHandler({ store, keys, names }),
  };
};
export type Commands = ReturnType<typeof createCommands>;
