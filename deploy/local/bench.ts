import { runCommand } from '#deploy/local/command';

// The module asks its questions when it is loaded.
await runCommand(() => import('#deploy/bench/run').then(() => undefined));
process.exit();
