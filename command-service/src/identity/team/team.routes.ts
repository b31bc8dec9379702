import { team } from 'contracts/identity/team/team.setting';
import type { IRouter } from 'express';
import type { Send } from '#command-service/command';
import type { MembershipContext } from '#command-service/identity/membership/membership.routes';
import type { SettingState } from '#command-service/settings/setting.decider';
import { settingRoutes } from '#command-service/settings/setting.routes';
import { type TeamWish, usersOf } from './team.handler.ts';

/** Writes teams; who is in which is known before the answer. */
export const teamRoutes = (router: IRouter, context: MembershipContext): void => {
  const { commands, members } = context;
  const send: Send<SettingState, TeamWish> = (teamId, command, ifMatch) =>
    members.change(command.metadata.tenantId, async (tables) => {
      const sent = await commands.team(teamId, command, ifMatch);
      await tables.saveTeam({ teamId, userIds: usersOf(sent.state), version: sent.version });
      return sent;
    });
  settingRoutes(router, context, { setting: team, send });
};
