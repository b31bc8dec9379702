import { readArguments } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { keptAccountMails } from '#deploy/local/kept-account-mails';
import { localSettings } from '#deploy/local/settings';
import { say } from '#deploy/local/step';

const USAGE = 'npm run account-mails [-- --to ada@mail.example]';

await runCommand(async () => {
  const { to } = readArguments(USAGE, { options: { to: { type: 'string' } } }).values;
  await withDatabase(localSettings(), async ({ WORKER_DATABASE_URL }) => {
    const mails = await keptAccountMails(WORKER_DATABASE_URL, to ?? null);
    for (const mail of mails) say(`${mail.at}  ${mail.to}\n${mail.subject}\n\n${mail.text}\n`);
    if (mails.length === 0) say('Nothing was written to accounts that no mail server has taken.');
  });
});
process.exit();
