import { type entities, entityCatalogue } from 'contracts/entities';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { entityRoutes } from './entity.routes.ts';

type EntityName = keyof typeof entities;

/** Routes of every declared aggregate but those that mount them themselves. */
export const mountEntities = (router: IRouter, context: CommandContext, mounted: readonly EntityName[]): void => {
  for (const entity of entityCatalogue) {
    if ((mounted as readonly string[]).includes(entity.name)) continue;
    entityRoutes(router, context, { entity, send: context.commands[entity.name as EntityName] as never });
  }
};
