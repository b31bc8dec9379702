import { users } from 'contracts/identity/membership/membership.endpoints';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { avatarPath } from 'contracts/kernel/image';
import { accessResource } from '#projection-service/engine/access-resource';
import { memberQuery } from './member.query.ts';

/** GET /api/tenant/users and one of them. The row has the image's id, the view where it is. */
export const memberResource = accessResource<MemberView>(users, {
  page: memberQuery,
  present: (member) => ({ ...member, avatar: member.avatar && avatarPath(member.id, member.avatar) }),
});
