import { eventEngineConformance } from './conformance.ts';
import { memoryEngine } from './memory.ts';

const shared = memoryEngine();
eventEngineConformance('memory', async () => ({ ...shared, close: async () => undefined }));
