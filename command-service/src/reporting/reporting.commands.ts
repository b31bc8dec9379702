import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { namedFilterHandler } from './named-filter/named-filter.handler.ts';
import { savedFilterHandler } from './saved-filter/saved-filter.handler.ts';

export const reportingCommands = (deps: HandlerDeps) => ({
  namedFilter: namedFilterHandler(deps),
  savedFilter: savedFilterHandler(deps.store),
});
