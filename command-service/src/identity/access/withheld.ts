import { randomUUID } from 'node:crypto';
import { streamName } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { ClientBase, Pool } from 'pg';

/** What a change under way takes from somebody, or from everybody who holds a role; null: all that they may do in the company. */
export type Withheld = { permissions: readonly Permission[] | null } & ({ userId: string } | { roleId: string });

/** Milliseconds after which the process that withheld something is taken for dead, or its change for failed. */
const ABANDONED_MS = 2_000;

/**
 * Rights that are refused from before the event is appended until the tables say what came of it: whatever fails in between,
 * nobody goes on with a right that was taken. What is left behind is for the reconciler.
 */
export const openWithholding = (pool: Pool, tenantId: string) => {
  const ids: string[] = [];
  return {
    withhold: async (taken: Withheld): Promise<void> => {
      if (taken.permissions?.length === 0) return;
      const id = randomUUID();
      const userId = 'userId' in taken ? taken.userId : null;
      const roleId = 'roleId' in taken ? taken.roleId : null;
      await pool.query(
        'insert into access.withheld (id, tenant_id, user_id, role_id, permissions) values ($1, $2, $3, $4, $5)',
        [id, tenantId, userId, roleId, taken.permissions],
      );
      ids.push(id);
    },
    end: (db: Pool | ClientBase): Promise<unknown> =>
      ids.length === 0 ? Promise.resolve() : db.query('delete from access.withheld where id = any($1)', [ids]),
  };
};

/** What is taken otherwise than from members of a company: a key, or what `stream` is about. */
type Taken = { tenantId: string; stream: string; apiKeyId?: string };

/** Runs a change while what it takes is refused already. One that fails is for the reconciler, and a refused one took nothing. */
export const whileWithheld = async <T>(
  pool: Pool,
  { tenantId, stream, apiKeyId }: Taken,
  change: () => Promise<T>,
): Promise<T> => {
  const id = randomUUID();
  await pool.query('insert into access.withheld (id, tenant_id, stream, api_key_id) values ($1, $2, $3, $4)', [
    ...[id, tenantId, stream, apiKeyId ?? null],
  ]);
  const end = () => pool.query('delete from access.withheld where id = $1', [id]);
  try {
    const result = await change();
    await end();
    return result;
  } catch (error) {
    if (error instanceof Rejection && apiKeyId) await end();
    throw error;
  }
};

type Row = { id: string; tenant_id: string; user_id: string | null; role_id: string | null; stream: string | null };

const streamOf = ({ tenant_id: tenantId, user_id: userId, role_id: roleId, stream }: Row): string => {
  if (stream) return stream;
  return userId ? streamName('membership', tenantId, userId) : streamName('role', tenantId, `${roleId}`);
};

/** Brings each stream whose change was abandoned up to date by `reconcile`, and lets go of what was withheld once that says so. */
export const settleWithheld = async (pool: Pool, reconcile: (stream: string) => Promise<boolean>): Promise<void> => {
  const { rows } = await pool.query<Row>(
    `select id, tenant_id, user_id, role_id, stream from access.withheld where since < now() - $1 * interval '1 millisecond'`,
    [ABANDONED_MS],
  );
  for (const row of rows) {
    if (!(await reconcile(streamOf(row)))) continue;
    await pool.query('delete from access.withheld where id = $1', [row.id]);
  }
};
