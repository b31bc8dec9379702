import { DRAFT_DAYS, MAX_DRAFTS } from 'contracts/identity/form-draft/form-draft.endpoints';
import type { Pool } from 'pg';

export type DraftOf = { tenantId: string; userId: string; form: string };
type Typed = { values: Record<string, unknown>; version: number | null };

/** What people have typed into forms and not saved. No event tells of it: nothing has happened yet. */
export type FormDrafts = {
  keep(of: DraftOf, typed: Typed, now: Date): Promise<void>;
  discard(of: DraftOf): Promise<void>;
};

const KEEP = `insert into access.form_draft (tenant_id, user_id, form, typed, version, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, user_id, form) do update
    set typed = excluded.typed, version = excluded.version, updated_at = excluded.updated_at`;
const FORGET_OLDEST = `delete from access.form_draft where tenant_id = $1 and user_id = $2 and form in
  (select form from access.form_draft where tenant_id = $1 and user_id = $2 order by updated_at desc, form offset $3)`;

export const postgresFormDrafts = (pool: Pool): FormDrafts => ({
  keep: async ({ tenantId, userId, form }, { values, version }, now) => {
    await pool.query(KEEP, [tenantId, userId, form, JSON.stringify(values), version, now]);
    await pool.query(FORGET_OLDEST, [tenantId, userId, MAX_DRAFTS]);
  },
  discard: async ({ tenantId, userId, form }) => {
    const text = 'delete from access.form_draft where tenant_id = $1 and user_id = $2 and form = $3';
    await pool.query(text, [tenantId, userId, form]);
  },
});

/** Forgets drafts that nobody went on with. */
export const sweepFormDrafts = (pool: Pool, now: Date) =>
  pool.query('delete from access.form_draft where updated_at < $1', [
    new Date(now.getTime() - DRAFT_DAYS * 24 * 60 * 60_000),
  ]);
