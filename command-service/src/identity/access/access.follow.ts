import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import type { RoleEvent } from 'contracts/identity/role/role.entity';
import type { SessionEvent } from 'contracts/identity/session/session.events';
import type { TeamEvent } from 'contracts/identity/team/team.entity';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { isErased } from 'contracts/kernel/personal';
import type { SuspensionEvent } from 'contracts/landlord/company/suspension.events';
import type { PlatformAdminEvent } from 'contracts/landlord/platform-admin/platform-admin.events';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import type { JobEvent } from 'contracts/recruiting/job/job.events';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { stateOf } from '#command-service/command';
import { apiKeyTypes, followApiKeys } from '#command-service/identity/api-key/api-key.repair';
import { domainsOf } from '#command-service/identity/company-domains/company-domains.handler';
import { postgresDomains } from '#command-service/identity/company-domains/domains.store';
import { followMembers, memberTypes, repairRole } from '#command-service/identity/membership/members.repair';
import { followPartners, partnerTypes } from '#command-service/identity/partnership/partners.repair';
import { repairTeam } from '#command-service/identity/team/team.repair';
import { personOf } from '#command-service/identity/user/person';
import { userDecider } from '#command-service/identity/user/user.decider';
import { saveTenantStatus } from '#command-service/landlord/company/tenant-statuses';
import { savePlatformAdmin } from '#command-service/landlord/platform-admin/platform-admins';
import { postgresJobLookup } from '#command-service/recruiting/job/job.lookup';
import {
  removeAccount,
  saveAccount,
  saveCompany,
  saveEmail,
  savePerson,
  saveTenant,
  saveVerified,
} from './access.tables.ts';
import { candidateTypes, followCandidates } from './candidates.repair.ts';

type Deps = { pool: Pool; store: EventStore; keys: Pick<KeyRing, 'destroy'> };

/** Events with a consequence in the access tables. */
const repaired = [
  'TenantRegistered',
  'CompanyRegistered',
  'CompanyChanged',
  'SubdomainChanged',
  'DomainVerified',
  'DomainRemoved',
  'PrimaryDomainChosen',
  'CompanyLogoChanged',
  'UserRegistered',
  'UserRenamed',
  'UserPreferencesChanged',
  'UserAvatarChanged',
  'UserErased',
  'EmailVerified',
  'EmailChanged',
  'RoleCreated',
  'RoleChanged',
  'RoleRemoved',
  'TeamCreated',
  'TeamChanged',
  'TeamRemoved',
  'SessionEnded',
  'CandidateErased',
  'TenantSuspended',
  'TenantReinstated',
  'PlatformAdminGranted',
  'PlatformAdminRevoked',
  'JobCreated',
] as const;
type Repaired = Extract<
  | TenantEvent
  | CompanyEvent
  | CompanyDomainsEvent
  | UserEvent
  | EmailAddressEvent
  | RoleEvent
  | TeamEvent
  | SessionEvent
  | CandidateEvent
  | JobEvent
  | SuspensionEvent
  | PlatformAdminEvent,
  { type: (typeof repaired)[number] }
>;
export const followedTypes: ReadonlySet<string> = new Set([
  ...repaired,
  ...memberTypes,
  ...partnerTypes,
  ...apiKeyTypes,
  ...candidateTypes,
]);

const follow = async (event: Recorded<Repaired>, { pool, keys, store }: Deps): Promise<void> => {
  const version = Number(event.streamVersion);
  switch (event.type) {
    case 'TenantRegistered':
      await saveTenant(pool, { ...event.data, registeredAt: event.metadata.occurredAt, version });
      return;
    case 'UserRegistered': {
      const { name, email, ...rest } = event.data;
      if (!isErased(name) && !isErased(email)) await saveAccount(pool, { ...rest, name, email, version });
      return;
    }
    case 'CompanyRegistered':
    case 'CompanyChanged': {
      const { name, timeZone } = event.type === 'CompanyRegistered' ? event.data : event.data.to;
      await saveCompany(pool, { tenantId: event.data.companyId, name, timeZone, version });
      return;
    }
    case 'CompanyLogoChanged':
      await saveCompany(pool, { tenantId: event.data.companyId, logo: event.data.to?.imageId ?? null, version });
      return;
    case 'SubdomainChanged':
    case 'DomainVerified':
    case 'DomainRemoved':
    case 'PrimaryDomainChosen': {
      const { tenantId } = event.metadata;
      await postgresDomains(pool).save({ tenantId, state: await domainsOf(store, tenantId), version });
      return;
    }
    case 'UserRenamed':
    case 'UserPreferencesChanged':
    case 'UserAvatarChanged': {
      // As the whole stream has it: an event before this one may have been lost on its way too.
      const state = await stateOf(store, event.streamName, userDecider);
      const person = personOf({ state, version });
      if (person) await savePerson(pool, person);
      return;
    }
    case 'EmailChanged': {
      const { userId, to: email } = event.data;
      const verifiedAt = new Date(event.metadata.occurredAt);
      if (!isErased(email)) await saveEmail(pool, { userId, email, version, verifiedAt });
      return;
    }
    case 'EmailVerified':
      await saveVerified(pool, event.data.userId, event.metadata.occurredAt);
      return;
    case 'UserErased':
      await keys.destroy({ tenantId: GLOBAL, subject: event.data.userId });
      await removeAccount(pool, event.data.userId, event.metadata.occurredAt);
      return;
    case 'RoleCreated':
    case 'RoleChanged':
    case 'RoleRemoved':
      await repairRole({ pool, store }, event.metadata.tenantId, event.data.roleId);
      return;
    case 'TeamCreated':
    case 'TeamChanged':
    case 'TeamRemoved':
      await repairTeam({ pool, store }, event.metadata.tenantId, event.data.teamId);
      return;
    case 'SessionEnded':
      await pool.query('update access.session set ended_at = $2 where sid = $1 and ended_at is null', [
        event.data.sessionId,
        event.metadata.occurredAt,
      ]);
      return;
    case 'CandidateErased':
      await keys.destroy({ tenantId: event.metadata.tenantId, subject: event.data.candidateId });
      return;
    case 'TenantSuspended':
    case 'TenantReinstated': {
      const reason = event.type === 'TenantSuspended' ? event.data.reason : null;
      const suspendedAt = reason === null ? null : event.metadata.occurredAt;
      await saveTenantStatus(pool, { tenantId: event.data.tenantId, suspendedAt, reason, version });
      return;
    }
    case 'PlatformAdminGranted':
    case 'PlatformAdminRevoked': {
      const grantedAt = event.type === 'PlatformAdminGranted' ? new Date(event.metadata.occurredAt) : null;
      await savePlatformAdmin(pool, { userId: event.data.userId, grantedAt, version });
      return;
    }
    case 'JobCreated':
      await postgresJobLookup(pool).put(event.data.jobId, event.metadata.tenantId);
  }
};

/** What should have followed an event of `followedTypes` at once, done (again). */
export const followAccess = async (event: Recorded<Event>, deps: Deps): Promise<void> => {
  const others = [followMembers, followPartners, followApiKeys, followCandidates];
  for (const one of others) if (await one(event, deps)) return;
  await follow(event as Recorded<Repaired>, deps);
};
