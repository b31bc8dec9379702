import { contexts } from './contexts.ts';
import type { Context } from './kernel/context.ts';
import type { EventDefinition } from './kernel/message.ts';

/** The events of a context. */
export const eventsOf = ({ entities, events }: Context): EventDefinition[] =>
  [...events, ...Object.values(entities).map((entity) => entity.events)].flatMap(({ definitions }) => definitions);

/** Every event this product stores: the codec knows these and refuses all else. */
export const eventCatalogue: readonly EventDefinition[] = contexts.flatMap(eventsOf);
