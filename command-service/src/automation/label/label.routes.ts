import { label, labelScope } from 'contracts/automation/label/label.setting';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { settingRoutes } from '#command-service/settings/setting.routes';

export const labelRoutes = (router: IRouter, context: CommandContext): void => {
  const { commands } = context;
  settingRoutes(router, context, { setting: label, send: commands.label });
  settingRoutes(router, context, { setting: labelScope, send: commands.labelScope });
};
