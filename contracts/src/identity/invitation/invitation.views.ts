import { z } from 'zod';
import { MemberType, RoleRef } from '#contracts/identity/membership/membership.roles';
import { Id } from '#contracts/kernel/id';

/** An invitation that was neither accepted nor withdrawn. */
export const InvitationView = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(RoleRef),
  type: MemberType,
  /** Teams they will be in, by id. */
  teams: z.array(Id),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type InvitationView = z.infer<typeof InvitationView>;
