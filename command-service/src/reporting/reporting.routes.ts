import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { namedFilterRoutes } from './named-filter/named-filter.routes.ts';
import { savedFilterRoutes } from './saved-filter/saved-filter.routes.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const reportingMounted = ['namedFilter'] as const;

export const reportingRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  savedFilterRoutes(router, context);
  namedFilterRoutes(router, context);
};
