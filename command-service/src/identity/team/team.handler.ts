import type { TeamRejection } from 'contracts/identity/team/team.commands';
import { team } from 'contracts/identity/team/team.setting';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { SettingCommand } from 'contracts/kernel/setting';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/command';
import { membershipDecider } from '#command-service/identity/membership/membership.decider';
import { type SettingState, settingDecider } from '#command-service/settings/setting.decider';

const teamDecider = settingDecider(team);
const sendTeam = handler('team', teamDecider);

const refuse = (code: TeamRejection) => new Rejection(code, 422, { errors: { userIds: [code] } });

const requireMembers = async (store: EventStore, { tenantId }: CommandMetadata, userIds: readonly string[]) => {
  for (const id of userIds) {
    const { status } = await stateOf(store, streamName('membership', tenantId, id), membershipDecider);
    if (status === 'absent') throw refuse('team-user-unknown');
  }
};

const usersOf = (state: SettingState): readonly string[] =>
  state.status === 'kept' ? (state.record.userIds as string[]) : [];

/** Commands of teams. Whoever is taken in must work in the company; whoever has left it since does not stand in the way. */
export const teamHandler = (store: EventStore): Send<SettingState, SettingCommand<typeof team>> => {
  const send = sendTeam(store);
  return async (id, command, ifMatch) => {
    const { userIds: wanted } = command.data as { userIds?: readonly string[] };
    if (!wanted) return send(id, command, ifMatch);
    const userIds = [...new Set(wanted)];
    const state = await stateOf(store, streamName('team', command.metadata.tenantId, id), teamDecider);
    const held = usersOf(state);
    await requireMembers(
      store,
      command.metadata,
      userIds.filter((one) => !held.includes(one)),
    );
    return send(id, { ...command, data: { ...command.data, userIds } } as typeof command, ifMatch);
  };
};
