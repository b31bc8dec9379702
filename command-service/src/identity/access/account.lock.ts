import { Rejection } from 'contracts/kernel/problem';
import type { ClientBase } from 'pg';
import { saveCandidate } from './access.tables.ts';

/** Namespace of the locks of accounts. */
const ACCOUNT_LOCKS = 727_009;

/** Until the transaction ends nobody else changes whose the account is. Taken after rows of companies: so nobody waits in a circle. */
export const holdAccount = (client: ClientBase, userId: string) =>
  client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ACCOUNT_LOCKS, userId]);

/** Until the transaction ends the account is not erased, and is one of somebody who looks for work; whoever has gone is nobody. */
export const holdCandidate = async (client: ClientBase, userId: string): Promise<void> => {
  const { rowCount } = await client.query('select from access.account where user_id = $1 for key share', [userId]);
  if (rowCount === 0) throw new Rejection('unauthenticated', 401);
  const known = await client.query('select from access.candidate where user_id = $1', [userId]);
  if (known.rowCount === 1) return;
  await holdAccount(client, userId);
  await saveCandidate(client, userId);
};
