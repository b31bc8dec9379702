import { z } from 'zod';
import { LabelsFilter } from '#contracts/automation/label/label.filter';
import { NewPassword } from '#contracts/identity/password/password.fields';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { TenantPermission } from '#contracts/kernel/permission';
import { email, requiredText, text } from '#contracts/kernel/text';
import { BulkAnswer } from '#contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from '#contracts/recruiting/interview/interview.statuses';
import { MAX_ROLES, MAX_TEAMS, relabelling } from './membership.commands.ts';
import { MemberType, RoleRef } from './membership.roles.ts';
import { MemberChange, MemberStatus, MemberView } from './membership.views.ts';

const Roles = z.array(RoleRef).min(1, 'field-required').max(MAX_ROLES);
/** Who is only trained is in a team: training is planned for teams (`teams-required`). */
const Teams = z.array(Id).max(MAX_TEAMS);

export const users = resource({
  name: 'users',
  access: 'tenant.users.read',
  view: MemberView,
  filters: {
    role: RoleRef.optional(),
    status: MemberStatus.optional(),
    type: MemberType.optional(),
    team: Id.optional(),
    labelId: LabelsFilter.optional(),
    q: text(200).optional(),
  },
  sorts: ['name', 'email', 'since'],
});

/** An account with roles here, which can log in at once. An address that has an account is refused: it belongs to a person. */
export const createUser = endpoint({
  method: 'POST',
  path: '/api/tenant/users',
  access: 'tenant.users.create',
  summary: 'Create an account for a user of the company',
  body: z.strictObject({
    name: requiredText(MAX_NAME_LENGTH),
    email: email(),
    password: NewPassword,
    locale: Locale.default(DEFAULT_LOCALE),
    roles: Roles,
    type: MemberType.default('regular'),
    teams: Teams.default([]),
  }),
  answer: z.object({ id: Id }),
  status: 201,
});

const one = { params: ById, access: 'tenant.users.update', answer: MemberChange } as const;

export const changeUser = endpoint({
  ...one,
  method: 'PATCH',
  path: '/api/tenant/users/:id',
  summary: 'Change a user’s permissions, and their name if the account belongs to the company only',
  body: z.strictObject({
    name: requiredText(MAX_NAME_LENGTH).optional(),
    roles: Roles.optional(),
    permissions: z.array(TenantPermission).max(500).optional(),
    type: MemberType.optional(),
    teams: Teams.optional(),
  }),
});
export const labelUser = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/labels',
  summary: 'Add or remove a user’s labels',
  body: z.strictObject(relabelling),
});
export const labelUsers = endpoint({
  method: 'POST',
  path: '/api/tenant/users/labels',
  access: 'tenant.users.update',
  summary: 'Add or remove labels of many users; the response says what was refused and why',
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_BULK), ...relabelling }),
  answer: BulkAnswer,
});
export const deactivateUser = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/deactivate',
  access: 'tenant.users.delete',
  summary: 'Deactivate a user of this company; they lose access immediately and keep their account',
  /** Who takes their place in their teams. Without one they stay listed there, for when they come back. */
  body: z.strictObject({ handOverTo: Id.optional() }),
});
export const reactivateUser = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/reactivate',
  access: 'tenant.users.delete',
  summary: 'Reactivate a user with the roles they had',
});
