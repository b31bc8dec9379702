import { entities, entityCatalogue } from 'contracts/entities';
import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import type { Uses } from '#command-service/identity/reservation/names';
import { entityHandler, type HandlerDeps, type SendEntity } from './entity.handler.ts';
import { entityRoutes } from './entity.routes.ts';
import { usesOf } from './unique-names.ts';

type Entities = typeof entities;
type Handlers = { [Name in keyof Entities]: SendEntity<Entities[Name]> };

/** Commands of every declared aggregate, as far as it decides nothing by itself. */
export const entityCommands = (deps: HandlerDeps): Handlers =>
  Object.fromEntries(Object.entries(entities).map(([name, one]) => [name, entityHandler(one as never)(deps)])) as never;

/** Whether a declared record goes by a unique name, by the name's purpose. */
export const entityUses: Uses = Object.assign({}, ...entityCatalogue.map(usesOf));

/** Routes of every declared aggregate but those that mount them themselves. */
export const mountEntities = (router: IRouter, context: CommandContext, mounted: readonly (keyof Entities)[]): void => {
  for (const entity of entityCatalogue) {
    if ((mounted as readonly string[]).includes(entity.name)) continue;
    entityRoutes(router, context, { entity, send: context.commands[entity.name as keyof Entities] as never });
  }
};
