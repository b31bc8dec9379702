import { eventCatalogue } from 'contracts/events';
import { createCodec } from '#platform/event-store/codec';
import { createEventStore } from '#platform/event-store/event-store';
import { memoryEngine } from '#platform/event-store/memory';
import { memoryKeyRing } from '#platform/event-store/memory-keys';
import { eventFeedConformance } from '#platform/test/event-feed.conformance';
import { createEventFeed } from './event-feed.ts';

const engine = memoryEngine();
const codec = createCodec(eventCatalogue, memoryKeyRing());

eventFeedConformance('memory', async () => {
  const feed = createEventFeed(engine, codec);
  return { store: createEventStore(engine, codec), feed, close: async () => feed.close() };
});
