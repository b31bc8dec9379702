import { fileStorageConformance } from './conformance.ts';
import { memoryFiles } from './memory-files.ts';

const shared = memoryFiles();
fileStorageConformance('memory', async () => shared);
