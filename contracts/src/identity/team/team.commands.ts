import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** Beside creating, changing and removing it: one person comes or goes, whoever else does meanwhile. */
export type TeamCommand = Command<'JoinTeam', { userId: Id }> | Command<'LeaveTeam', { userId: Id }>;

/** Every way teams may refuse beyond those of any entity: one problem type and one translation key each. */
export type TeamRejection =
  | 'team-users-required' // a team is of somebody
  | 'team-user-unknown' // does not work in this company
  | 'team-unknown' // chosen for a user, and there is no such team
  | 'team-full'
  | 'team-last-user' // nobody would be left in it
  | 'teams-required'; // who is only trained is in a team
