import { MAX_TEAM_USERS, type TeamRejection, team } from 'contracts/identity/team/team.entity';
import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';

type Decisions = DecisionsOf<typeof team>;
type TeamRecord = (typeof team)['types']['record'];

const changeUsers = (
  command: { metadata: CommandMetadata },
  { id: teamId, userIds: from }: TeamRecord,
  to: string[],
) => [caused(command, 'TeamChanged', { teamId, from: { userIds: from }, to: { userIds: to } })];

/** In the team already, nothing happens. */
const join: Decisions['JoinTeam'] = (command, record) => {
  const { userId } = command.data;
  if (record.userIds.includes(userId)) return [];
  if (record.userIds.length >= MAX_TEAM_USERS) throw new Rejection<TeamRejection>('team-full', 409);
  return changeUsers(command, record, [...record.userIds, userId]);
};

/** Not in the team, nothing happens. */
const leave: Decisions['LeaveTeam'] = (command, record) => {
  const { userId } = command.data;
  if (!record.userIds.includes(userId)) return [];
  if (record.userIds.length === 1) throw new Rejection<TeamRejection>('team-last-user', 409);
  return changeUsers(
    command,
    record,
    record.userIds.filter((id) => id !== userId),
  );
};

export const teamDecider = entityDecider(team, { decide: { JoinTeam: join, LeaveTeam: leave } });
const sendTeam = entityHandler(team, teamDecider);

const refuse = (code: TeamRejection) => new Rejection(code, 422, { errors: { userIds: [code] } });

/** Whether somebody works in the company. */
export type IsMember = (store: EventStore, tenantId: string, userId: string) => Promise<boolean>;

/** Who is in the team; null once it is removed. */
export const usersOf = (state: StateOf<typeof team>): readonly string[] | null =>
  state.status === 'kept' ? state.record.userIds : null;

/** Commands of teams. Whoever is taken in must work in the company; whoever has left it since does not stand in the way. */
export const teamHandler = (deps: HandlerDeps, isMember: IsMember): SendEntity<typeof team> => {
  const { store } = deps;
  const send = sendTeam(deps);
  return async (id, command, ifMatch) => {
    const wanted = 'userIds' in command.data ? (command.data.userIds as readonly string[] | undefined) : undefined;
    if (!wanted) return send(id, command, ifMatch);
    const { tenantId } = command.metadata;
    const userIds = [...new Set(wanted)];
    const held = usersOf(await entityState(store, team, { tenantId, id })) ?? [];
    for (const userId of userIds.filter((one) => !held.includes(one))) {
      if (!(await isMember(store, tenantId, userId))) throw refuse('team-user-unknown');
    }
    return send(id, { ...command, data: { ...command.data, userIds } } as typeof command, ifMatch);
  };
};
