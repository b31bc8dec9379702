import type { TeamCommand, TeamRejection } from 'contracts/identity/team/team.commands';
import { MAX_TEAM_USERS, team } from 'contracts/identity/team/team.entity';
import type { EntityCommand, EntityRecord } from 'contracts/kernel/entity';
import { streamName } from 'contracts/kernel/id';
import { caused, type Event } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/command';
import { type EntityState, entityDecider } from '#command-service/entity/entity.decider';

export type AnyTeamCommand = EntityCommand<typeof team> | TeamCommand;

const usersIn = ({ userIds }: EntityRecord): readonly string[] => userIds as string[];

const decide = (command: TeamCommand, record: EntityRecord): Event[] => {
  const from = usersIn(record);
  const { userId } = command.data;
  const isComing = command.type === 'JoinTeam';
  if (from.includes(userId) === isComing) return [];
  const to = isComing ? [...from, userId] : from.filter((one) => one !== userId);
  if (to.length > MAX_TEAM_USERS) throw new Rejection<TeamRejection>('team-full', 409);
  if (to.length === 0) throw new Rejection<TeamRejection>('team-last-user', 409);
  return [caused(command, 'TeamChanged', { teamId: record.id, from: { userIds: from }, to: { userIds: to } })];
};

export const teamDecider = entityDecider<typeof team, TeamCommand>(team, { decide });
const sendTeam = handler('team', teamDecider);

const refuse = (code: TeamRejection) => new Rejection(code, 422, { errors: { userIds: [code] } });

/** Whether somebody works in the company. */
export type IsMember = (store: EventStore, tenantId: string, userId: string) => Promise<boolean>;

/** Who is in the team; null once it is removed. */
export const usersOf = (state: EntityState): readonly string[] | null =>
  state.status === 'kept' ? usersIn(state.record) : null;

/** Commands of teams. Whoever is taken in must work in the company; whoever has left it since does not stand in the way. */
export const teamHandler = (store: EventStore, isMember: IsMember): Send<EntityState, AnyTeamCommand> => {
  const send = sendTeam(store);
  return async (id, command, ifMatch) => {
    const { userIds: wanted } = command.data as { userIds?: readonly string[] };
    if (!wanted) return send(id, command, ifMatch);
    const userIds = [...new Set(wanted)];
    const state = await stateOf(store, streamName('team', command.metadata.tenantId, id), teamDecider);
    const held = usersOf(state) ?? [];
    const { tenantId } = command.metadata;
    for (const userId of userIds.filter((one) => !held.includes(one))) {
      if (!(await isMember(store, tenantId, userId))) throw refuse('team-user-unknown');
    }
    return send(id, { ...command, data: { ...command.data, userIds } } as typeof command, ifMatch);
  };
};
