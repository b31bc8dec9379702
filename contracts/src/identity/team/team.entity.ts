import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

/** People that one team may have. */
export const MAX_TEAM_USERS = 500;

/** People of the company who work together. */
export const team = entity({
  name: 'team',
  context: 'identity',
  permissions: 'tenant.teams',
  fields: {
    name: requiredText(100),
    /** Accounts; each is a member of the company when they are taken in. */
    userIds: z.array(Id).min(1, 'team-users-required').max(MAX_TEAM_USERS),
  },
  commands: {
    /** One person comes or goes, whoever else does meanwhile. */
    JoinTeam: { data: z.strictObject({ userId: Id }) },
    LeaveTeam: { data: z.strictObject({ userId: Id }) },
  },
  search: ['name'],
});
export type TeamView = typeof team.types.view;
export type TeamEvent = typeof team.types.event;

/** Every way teams may refuse beyond those of any entity: one problem type and one translation key each. */
export type TeamRejection =
  | 'team-users-required' // a team is of somebody
  | 'team-user-unknown' // does not work in this company
  | 'team-unknown' // chosen for a user, and there is no such team
  | 'team-full'
  | 'team-last-user' // nobody would be left in it
  | 'teams-required'; // who is only trained is in a team
