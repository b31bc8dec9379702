import { openPool } from 'platform/postgres/pool';
import type { TestDatabase } from 'platform/test/postgres.harness';

/** Every row of every table that says what is looked for, in small letters and with its table's name. */
export const linesWith = async (
  { superuserUrl }: Pick<TestDatabase, 'superuserUrl'>,
  isLookedFor: (line: string) => boolean,
): Promise<string> => {
  const pool = openPool(superuserUrl, 1, { warn: () => undefined });
  const tables = await pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const contents: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select t::text as line from ${name} t`);
    contents.push(...rows.map(({ line }) => `${name} ${line}`.toLowerCase()));
  }
  await pool.end();
  return contents.filter(isLookedFor).join('\n');
};
