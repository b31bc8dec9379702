import type { MemberView } from 'contracts/identity/membership/membership.views';
import { exampleUserId } from 'contracts/kernel/examples';

/** A trainer with an account of this company alone. */
export const exampleMember: MemberView = {
  id: exampleUserId,
  name: 'Rosa Delgado',
  email: 'rosa@harbor.example',
  avatar: null,
  type: 'regular',
  roles: ['Trainer'],
  permissions: [],
  teams: [],
  labelIds: [],
  status: 'active',
  isOurs: true,
  pendingEmail: null,
  since: null,
  version: 3,
};
