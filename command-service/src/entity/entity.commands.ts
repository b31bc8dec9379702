import { entities, entityCatalogue } from 'contracts/entities';
import type { Uses } from '#command-service/identity/reservation/names';
import type { SendEntity } from './entity.decider.ts';
import { entityHandler, type HandlerDeps } from './entity.handler.ts';
import { usesOf } from './unique-names.ts';

type Entities = typeof entities;
type Handlers = { [Name in keyof Entities]: SendEntity<Entities[Name]> };

/** Commands of every declared aggregate, as far as it decides nothing by itself. */
export const entityCommands = (deps: HandlerDeps): Handlers =>
  Object.fromEntries(Object.entries(entities).map(([name, one]) => [name, entityHandler(one as never)(deps)])) as never;

/** Whether a declared record goes by a unique name, by the name's purpose. */
export const entityUses: Uses = Object.assign({}, ...entityCatalogue.map(usesOf));
