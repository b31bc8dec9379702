import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { PartnerOf } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';

/** `partnerOf`: no membership, but a parent of the company whose admin this is. */
export type Membership = {
  tenantId: string;
  roles: RoleRef[];
  permissions: readonly Permission[];
  partnerOf?: PartnerOf;
  /** The company is shut out for now: nobody may do anything in it. */
  isSuspended?: true;
};

/** Refuses whoever names a company that they may not act in (docs/product.md API-17). */
export const notInCompany = () =>
  new Rejection('not-in-company', 403, { detail: 'You are not a member of this company.' });

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
