import * as mail from './automation/mail/mail.endpoints.ts';
import * as webhook from './automation/webhook/webhook.endpoints.ts';
import { entities, entityCatalogue } from './entities.ts';
import * as apiKey from './identity/api-key/api-key.endpoints.ts';
import * as company from './identity/company/company.endpoints.ts';
import * as companyDomains from './identity/company-domains/company-domains.endpoints.ts';
import * as companySettings from './identity/company-settings/company-settings.endpoints.ts';
import * as emailAddress from './identity/email-address/email-address.endpoints.ts';
import * as emailChange from './identity/email-address/email-change.endpoints.ts';
import * as image from './identity/image/image.endpoints.ts';
import * as invitation from './identity/invitation/invitation.endpoints.ts';
import * as mailToken from './identity/mail-token/mail-token.endpoints.ts';
import * as memberAccount from './identity/membership/member-account.endpoints.ts';
import * as membership from './identity/membership/membership.endpoints.ts';
import * as partnership from './identity/partnership/partnership.endpoints.ts';
import * as password from './identity/password/password.endpoints.ts';
import * as registration from './identity/registration/registration.endpoints.ts';
import * as security from './identity/session/security.endpoints.ts';
import * as session from './identity/session/session.endpoints.ts';
import * as subAccountGroup from './identity/sub-account-group/sub-account-group.endpoints.ts';
import * as team from './identity/team/team.endpoints.ts';
import * as twoFactor from './identity/two-factor/two-factor.endpoints.ts';
import * as account from './identity/user/user.endpoints.ts';
import * as userSettings from './identity/user-settings/user-settings.endpoints.ts';
import type { Endpoint, Resource } from './kernel/endpoint.ts';
import { routesOf } from './kernel/entity.ts';
import * as system from './kernel/system-command.endpoints.ts';
import * as landlordCandidate from './landlord/candidate/landlord-candidate.endpoints.ts';
import * as landlordCompany from './landlord/company/tenant-overview.endpoints.ts';
import * as platformAdmin from './landlord/platform-admin/platform-admin.endpoints.ts';
import * as landlordRole from './landlord/role/landlord-role.endpoints.ts';
import * as application from './recruiting/application/application.endpoints.ts';
import * as candidate from './recruiting/candidate/candidate.endpoints.ts';
import * as interview from './recruiting/interview/interview.endpoints.ts';
import * as job from './recruiting/job/job.endpoints.ts';
import * as partnerCandidate from './recruiting/partner-candidate/partner-candidate.endpoints.ts';
import * as profile from './recruiting/profile/profile.endpoints.ts';
import * as publicPages from './recruiting/public/public.endpoints.ts';
import * as audit from './reporting/audit/audit.endpoints.ts';
import * as report from './reporting/report/report.endpoints.ts';
import * as savedFilter from './reporting/saved-filter/saved-filter.endpoints.ts';

const modules: Record<string, Record<string, Endpoint | Resource>> = {
  session: { ...session, ...security },
  password,
  'two factor': twoFactor,
  'email address': { ...emailAddress, ...emailChange },
  registration,
  company,
  user: { ...membership, ...memberAccount },
  invitation,
  'api key': apiKey,
  job,
  candidate,
  'partner candidate': partnerCandidate,
  interview,
  application,
  profile,
  public: publicPages,
  audit,
  report,
  'saved filter': savedFilter,
  account,
  image,
  'company domains': companyDomains,
  'company settings': companySettings,
  'user settings': userSettings,
  mail,
  ...Object.fromEntries(entityCatalogue.map((one) => [one.name, routesOf(one)])),
  subAccountGroup: { ...routesOf(entities.subAccountGroup), ...subAccountGroup },
  partnership,
  team: { ...routesOf(entities.team), ...team },
  webhook: { ...routesOf(entities.webhook), ...webhook },
  landlord: { ...platformAdmin, ...landlordCompany, ...landlordCandidate, ...landlordRole },
  system: { ...system, ...mailToken },
};

/** One route with the group and the name it goes by in documents. */
export type CatalogueEntry = { group: string; name: string; endpoint: Endpoint };

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const entriesOf = (name: string, declared: Endpoint | Resource): { name: string; endpoint: Endpoint }[] =>
  'list' in declared
    ? [
        { name: `list${capitalised(name)}`, endpoint: declared.list },
        { name: `show${capitalised(name)}`, endpoint: declared.show },
      ]
    : [{ name, endpoint: declared }];

/** Every route of the API by group: what the OpenAPI document lists and the isolation specs call. */
export const endpointCatalogue: readonly CatalogueEntry[] = Object.entries(modules).flatMap(([group, module]) =>
  Object.entries(module)
    .flatMap(([name, declared]) => entriesOf(name, declared))
    .map((entry) => ({ group, ...entry })),
);
