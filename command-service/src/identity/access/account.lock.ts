import type { ClientBase } from 'pg';

/** Namespace of the locks of accounts. */
const ACCOUNT_LOCKS = 727_009;

/** Until the transaction ends nobody else changes whose the account is. Taken after rows of companies: so nobody waits in a circle. */
export const holdAccount = (client: ClientBase, userId: string) =>
  client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ACCOUNT_LOCKS, userId]);
