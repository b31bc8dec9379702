import { team } from 'contracts/identity/team/team.setting';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { settingRoutes } from '#command-service/settings/setting.routes';

export const teamRoutes = (router: IRouter, context: CommandContext): void =>
  settingRoutes(router, context, { setting: team, send: context.commands.team });
