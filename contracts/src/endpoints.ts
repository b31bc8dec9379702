import { contexts } from './contexts.ts';
import type { Endpoint, Resource } from './kernel/endpoint.ts';
import { routesOf } from './kernel/entity.endpoints.ts';
import * as system from './kernel/system-command.endpoints.ts';

/** One route with the group and the name it goes by in documents. */
export type CatalogueEntry = { group: string; name: string; endpoint: Endpoint };

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const entriesOf = (name: string, declared: Endpoint | Resource): { name: string; endpoint: Endpoint }[] =>
  'list' in declared
    ? [
        { name: `list${capitalised(name)}`, endpoint: declared.list },
        { name: `show${capitalised(name)}`, endpoint: declared.show },
      ]
    : [{ name, endpoint: declared }];

const groups: readonly (readonly [string, Record<string, Endpoint | Resource>])[] = [
  ...contexts.flatMap(({ entities, endpoints }) => [
    ...Object.values(entities).map((entity) => [entity.name, routesOf(entity)] as const),
    ...Object.entries(endpoints),
  ]),
  ['system', system],
];

/** Every route of the API by group: what the OpenAPI document lists and the isolation specs call. */
export const endpointCatalogue: readonly CatalogueEntry[] = groups.flatMap(([group, routes]) =>
  Object.entries(routes)
    .flatMap(([name, declared]) => entriesOf(name, declared))
    .map((entry) => ({ group, ...entry })),
);
