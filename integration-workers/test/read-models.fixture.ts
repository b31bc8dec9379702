import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import type pg from 'pg';

type Row = Record<string, unknown>;

/** By the type of a column. */
const EMPTY: Row = {
  text: '',
  boolean: false,
  integer: 0,
  bigint: 0,
  json: '{}',
  jsonb: '{}',
  ARRAY: [],
  'timestamp with time zone': new Date(),
};

/** A row of a read model, as its projection would have written it; what a spec does not say is empty. */
export const givenRow = async (pool: pg.Pool, table: string, said: Row): Promise<void> => {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'read' and table_name = $1
       and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  const row = { ...Object.fromEntries(rows.map(({ name, type }) => [name, EMPTY[type]])), ...said };
  const names = Object.keys(row).map((name) => `"${name}"`);
  await pool.query(
    `insert into read.${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
};

type Company = { id?: string; name?: string; subdomain?: string };

/** A company that people can log in to. */
export const givenCompany = async (pool: pg.Pool, company: Company = {}): Promise<string> => {
  const { id = exampleTenantId, name = 'Harbor & Pine', subdomain = 'harbor' } = company;
  await pool.query('insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $3, 1)', [
    ...[id, name, subdomain],
  ]);
  return id;
};

export const givenJob = (pool: pg.Pool, id: string): Promise<void> =>
  givenRow(pool, 'job', { tenant_id: exampleTenantId, id, title: 'Dock planner', slug: 'dock-planner' });

export const givenCandidate = async (pool: pg.Pool, { firstName = 'Ada', email = '' } = {}) => {
  const id = newId(new Date());
  const address = email || `${id}@example.com`;
  const person = { first_name: firstName, last_name: null, email: address };
  await givenRow(pool, 'candidate', { tenant_id: exampleTenantId, id, ...person });
  return { candidateId: id, email: address };
};
