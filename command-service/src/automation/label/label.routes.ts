import { label, labelScope } from 'contracts/automation/label/label.entity';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { entityRoutes } from '#command-service/entity/entity.routes';

export const labelRoutes = (router: IRouter, context: CommandContext): void => {
  const { commands } = context;
  entityRoutes(router, context, { entity: label, send: commands.label });
  entityRoutes(router, context, { entity: labelScope, send: commands.labelScope });
};
