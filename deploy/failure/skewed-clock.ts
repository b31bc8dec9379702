import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Loaded before anything else of a process: the clock of a service goes as its file in CLOCKS_DIR says, all others as they are. */
const service = basename(dirname(dirname(process.argv[1] ?? '')));
const file = join(process.env.CLOCKS_DIR ?? '', service);
if (existsSync(file)) {
  process.env.CLOCK_AHEAD_FILE = file;
  await import('#deploy/failure/rules-day/moved-clock');
}
