import { openPool } from 'platform/postgres/pool';

const NEWEST = 10;

/** Mails of no company: invitations and what accounts are told. The console of a company does not show them. */
const MAILS = `
  select m.to_address as to, m.subject, m.text, m.created_at as at from work.mail m
  where m.status = 'kept' and m.to_address is not null and m.to_address = coalesce($1, m.to_address)
    and not exists (select from access.tenant t where t.tenant_id = m.tenant_id)
  order by m.created_at desc limit ${NEWEST}`;

export type KeptMail = { to: string; subject: string; text: string; at: string };

/** What was written to accounts and no mail server has taken, to everybody or to one address: the newest last, at most ten. */
export const keptAccountMails = async (workerUrl: string, to: string | null): Promise<KeptMail[]> => {
  const pool = openPool(workerUrl, 1, { warn: () => undefined });
  const { rows } = await pool.query<KeptMail>(MAILS, [to?.trim().toLowerCase() ?? null]);
  await pool.end();
  return rows.reverse();
};
