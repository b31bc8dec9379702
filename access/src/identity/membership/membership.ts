import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { PartnerOf } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';

/** `partnerOf`: no membership, but a parent of the company whose admin this is. */
export type Membership = {
  tenantId: string;
  roles: RoleRef[];
  permissions: readonly Permission[];
  partnerOf?: PartnerOf;
  /** The company is shut out for now: nobody may do anything in it. */
  isSuspended?: true;
};

/** A company of somebody, as they see it themselves. */
export type MembershipRow = {
  id: string;
  name: string;
  subdomain: string;
  time_zone: string;
  logo: string | null;
  former_subdomains: string[];
  /** Host names of its own. */
  domains: string[];
  roles: string[];
  permissions: readonly string[];
  /** Shut out for now by a platform admin. */
  is_suspended?: boolean;
};
