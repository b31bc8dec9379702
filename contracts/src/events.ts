import { contexts } from './contexts.ts';
import type { EventDefinition } from './kernel/message.ts';

/** Every event this product stores: the codec knows these and refuses all else. */
export const eventCatalogue: readonly EventDefinition[] = contexts.flatMap(({ entities, events }) =>
  [...events, ...Object.values(entities).map((entity) => entity.events)].flatMap(({ definitions }) => definitions),
);
