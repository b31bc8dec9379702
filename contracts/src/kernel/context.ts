import type { Endpoint, Resource } from './endpoint.ts';
import type { Entity } from './entity.ts';
import type { EventDefinition } from './message.ts';
import type { SystemCommands } from './system-command.ts';

/** What a bounded context brings: the catalogues of events, routes and commands are made of these. */
export type Context = {
  entities: Record<string, Entity>;
  /** Of aggregates that are not declared as entities. */
  events: readonly { definitions: readonly EventDefinition[] }[];
  /** Routes beside those of entities, by the group under which documents list them. */
  endpoints: Record<string, Record<string, Endpoint | Resource>>;
  /** Commands that our own processes may send to aggregates that are not declared as entities. */
  systemCommands: Record<string, SystemCommands>;
};

/** Declares what a context brings. */
export const context = <const C extends Context>(declared: C): C => declared;
