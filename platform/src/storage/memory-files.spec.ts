import { fileStorageConformance } from '#platform/test/file-storage.conformance';
import { memoryFiles } from './memory-files.ts';

const shared = memoryFiles();
fileStorageConformance('memory', async () => shared);
