import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { savedFilterRoutes } from './saved-filter/saved-filter.routes.ts';

export const reportingRoutes = (router: IRouter, context: CommandContext): void => {
  savedFilterRoutes(router, context);
};
