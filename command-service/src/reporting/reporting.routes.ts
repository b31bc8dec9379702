import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { keptFilterRoutes } from './kept-filter/kept-filter.routes.ts';

export const reportingRoutes = (router: IRouter, context: CommandContext): void => {
  keptFilterRoutes(router, context);
};
