import { eventEngineConformance } from '#platform/test/event-store.conformance';
import { memoryEngine } from './memory.ts';

const shared = memoryEngine();
eventEngineConformance('memory', async () => ({ ...shared, close: async () => undefined }));
