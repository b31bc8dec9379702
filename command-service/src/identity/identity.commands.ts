import { subAccountGroup } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { apiKeyHandler } from './api-key/api-key.handler.ts';
import { companyHandler } from './company/company.handler.ts';
import { domainOf } from './company-domains/company-domains.decider.ts';
import {
  companyDomainsHandler,
  domainIsUsed,
  domainsOf,
  subdomainIsUsed,
} from './company-domains/company-domains.handler.ts';
import { companySettingsHandler } from './company-settings/company-settings.handler.ts';
import { emailAddressHandler } from './email-address/email-address.handler.ts';
import { invitationHandler } from './invitation/invitation.handler.ts';
import { isMember, membershipHandler } from './membership/membership.handler.ts';
import { partnershipHandler } from './partnership/partnership.handler.ts';
import { passwordHandler } from './password/password.handler.ts';
import type { Uses } from './reservation/names.ts';
import { sessionHandler } from './session/session.handler.ts';
import { subAccountGroupDecider } from './sub-account-group/sub-account-group.decider.ts';
import { teamHandler } from './team/team.handler.ts';
import { tenantHandler } from './tenant/tenant.handler.ts';
import { twoFactorHandler } from './two-factor/two-factor.handler.ts';
import { emailIsUsed, userHandler } from './user/user.handler.ts';
import { userSettingsHandler } from './user-settings/user-settings.handler.ts';

const sendGroup = entityHandler(subAccountGroup, subAccountGroupDecider);

/** Who goes by which name, by the name's purpose. */
export const identityUses: Uses = { email: emailIsUsed, subdomain: subdomainIsUsed, domain: domainIsUsed };

export const identityCommands = (deps: HandlerDeps) => {
  const { store, names } = deps;
  return {
    apiKey: apiKeyHandler(store),
    company: companyHandler(store),
    companyDomains: companyDomainsHandler(store, names),
    /** A domain as its company's stream has it now. */
    ownDomain: async (tenantId: string, domainId: string) => domainOf(await domainsOf(store, tenantId), domainId),
    companySettings: companySettingsHandler(store),
    emailAddress: emailAddressHandler(store),
    invitation: invitationHandler(store),
    membership: membershipHandler(store),
    partnership: partnershipHandler(store),
    password: passwordHandler(store),
    session: sessionHandler(store),
    subAccountGroup: sendGroup(deps),
    team: teamHandler(deps, isMember),
    tenant: tenantHandler(store, names),
    twoFactor: twoFactorHandler(store),
    user: userHandler(deps),
    userSettings: userSettingsHandler(store),
  };
};
