import { readEnv } from 'platform/env';
import { chosenProjections, rebuildAll } from '#deploy/local/rebuild-all';
import { rebuildSettings } from './settings.ts';

try {
  const chosen = chosenProjections('rebuild <projection>… | --all');
  await rebuildAll(readEnv(rebuildSettings), chosen);
} catch (error) {
  process.stderr.write(`Nothing was rebuilt. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
