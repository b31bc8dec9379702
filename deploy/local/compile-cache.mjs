import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Until a service has loaded all that it needs at once. */
const LOADED_MS = 15_000;

// Loaded into each service that runs beside a gateway of this machine: what was compiled once is kept, so that one that died is back sooner.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
setTimeout(flushCompileCache, LOADED_MS).unref();
