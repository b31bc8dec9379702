import { openPool } from 'platform/postgres/pool';
import { readArguments } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { localSettings } from '#deploy/local/settings';
import { say } from '#deploy/local/step';

const USAGE = 'npm run account-mails [-- --to ada@mail.example]';
const NEWEST = 10;

/** Mails of no company: invitations and what accounts are told. The console of a company does not show them. */
const MAILS = `
  select m.to_address as to, m.subject, m.text, m.created_at as at from work.mail m
  where m.status = 'kept' and m.to_address is not null and m.to_address = coalesce($1, m.to_address)
    and not exists (select from access.tenant t where t.tenant_id = m.tenant_id)
  order by m.created_at desc limit ${NEWEST}`;

type Mail = { to: string; subject: string; text: string; at: string };

await runCommand(async () => {
  const { to } = readArguments(USAGE, { options: { to: { type: 'string' } } }).values;
  await withDatabase(localSettings(), async ({ WORKER_DATABASE_URL }) => {
    const pool = openPool(WORKER_DATABASE_URL, 1, { warn: () => undefined });
    const { rows } = await pool.query<Mail>(MAILS, [to?.trim().toLowerCase() ?? null]);
    await pool.end();
    for (const mail of rows.reverse()) say(`${mail.at}  ${mail.to}\n${mail.subject}\n\n${mail.text}\n`);
    if (rows.length === 0) say('Nothing was written to accounts that no mail server has taken.');
  });
});
process.exit();
