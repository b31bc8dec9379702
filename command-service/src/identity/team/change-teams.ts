import { MAX_TEAM_USERS, type TeamRejection, type team } from 'contracts/identity/team/team.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import { latest } from '#command-service/http/answer';
import type { MemberTables } from '#command-service/identity/access/members';
import { teamAccess } from './team.access.ts';

type TeamCommand = EntityCommand<typeof team>;

type Deps = { commands: Pick<Commands, 'team'>; tables: Pick<MemberTables, 'teamsOf' | 'team' | 'saveTeam'> };
type Change = { userId: string; metadata: CommandMetadata };

const refuse = (code: TeamRejection) => new Rejection(code, 422, { errors: { teams: [code] } });

const changeTeam = async ({ commands, tables }: Deps, teamId: string, { metadata, ...command }: TeamCommand) => {
  // Coming and going twice is once: the request's key is not needed, and is the same for both.
  const { idempotencyKey: _, ...cause } = metadata;
  const sent = await commands.team(teamId, { ...command, metadata: cause } as TeamCommand);
  await teamAccess.save(tables, sent, { id: teamId });
  return sent.position;
};

/** What of `wanted` somebody is not in yet, and which of theirs are not wanted any more. Nothing is refused halfway. */
export const teamChanges = async (
  tables: Pick<MemberTables, 'team'>,
  { held, wanted }: { held: readonly string[]; wanted: readonly string[] },
) => {
  const joined = [...new Set(wanted)].filter((id) => !held.includes(id));
  const left = held.filter((id) => !wanted.includes(id));
  for (const id of joined) {
    const users = await tables.team(id);
    if (!users) throw refuse('team-unknown');
    if (users.length >= MAX_TEAM_USERS) throw refuse('team-full');
  }
  for (const id of left) if ((await tables.team(id))?.length === 1) throw refuse('team-last-user');
  return { joined, left };
};

/** Somebody comes to teams and goes from others. Answers the position that shows all of it; null where nothing is to do. */
export const changeTeams = async (
  deps: Deps,
  { userId, metadata }: Change,
  { joined, left }: { joined: readonly string[]; left: readonly string[] },
): Promise<string | null> => {
  const positions: string[] = [];
  for (const id of joined) positions.push(await changeTeam(deps, id, { type: 'JoinTeam', data: { userId }, metadata }));
  for (const id of left) positions.push(await changeTeam(deps, id, { type: 'LeaveTeam', data: { userId }, metadata }));
  return latest(positions);
};

/** Another takes somebody's place in every team that they are in. */
export const handOverTeams = async (deps: Deps, { userId, metadata }: Change, to: string): Promise<string | null> => {
  const teams = await deps.tables.teamsOf(userId);
  const joined = await changeTeams(deps, { userId: to, metadata }, { joined: teams, left: [] });
  return latest([joined, await changeTeams(deps, { userId, metadata }, { joined: [], left: teams })]);
};

/** Somebody new comes to those of the teams that are still there and have room. */
export const joinTeams = async (deps: Deps, change: Change, teams: readonly string[]): Promise<string | null> => {
  const joined: string[] = [];
  for (const id of teams) {
    const users = await deps.tables.team(id);
    if (users && users.length < MAX_TEAM_USERS) joined.push(id);
  }
  return changeTeams(deps, change, { joined, left: [] });
};
