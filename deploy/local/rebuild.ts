import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { chosenProjections, rebuildAll } from '#deploy/local/rebuild-all';
import { localSettings } from '#deploy/local/settings';

await runCommand(async () => {
  const chosen = chosenProjections('npm run rebuild -- <projection>… | --all');
  await withDatabase(localSettings(), (urls) => rebuildAll(urls, chosen));
});
process.exit();
