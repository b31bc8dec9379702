import type { ListQuery } from 'contracts/kernel/paging';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHarness, openDatabase, openSuperuser } from '#projection-service/test/database.harness';
import { companiesQuery, companiesTotal } from './companies.query.ts';

const COMPANIES = 20_000;

describe('companies as an installation has many', () => {
  let harness: DatabaseHarness;
  let admin: pg.Pool;
  beforeAll(async () => {
    harness = await openDatabase();
    admin = openSuperuser(harness);
    await admin.query(
      `insert into access.tenant (tenant_id, name, subdomain, version, registered_at, suspended_at)
       select gen_random_uuid(), 'Firm ' || md5(n::text), 'firm-' || n, 1, now() - n * interval '1 minute',
         case when n % 5000 = 0 then now() end
       from generate_series(1, $1) n`,
      [COMPANIES],
    );
    await admin.query('vacuum analyze access.tenant');
  });
  afterAll(async () => {
    await admin.end();
    await harness.close();
  });

  const planOf = async ({ text, values }: { text: string; values: unknown[] }): Promise<string> => {
    const { rows } = await admin.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const ask = (query: Partial<ListQuery>): ListQuery => ({ filter: {}, range: [0, 24], ...query });

  it.each([
    ask({}),
    ask({ sort: ['createdAt', 'ASC'] }),
    ask({ sort: ['name', 'DESC'] }),
    ask({ sort: ['subdomain', 'ASC'] }),
    ask({ filter: { q: 'c4ca4238' } }),
    ask({ filter: { q: 'firm-777', state: 'active' }, sort: ['name', 'ASC'] }),
    ask({ filter: { state: 'suspended' } }),
  ])('given %j, when it is planned, then no page reads all companies', async (query) => {
    expect(await planOf(companiesQuery(query))).not.toContain('Seq Scan on tenant');
  });

  it('given many companies, when they are listed, then a page and a total that stops counting are answered', async () => {
    const read = async ({ text, values }: { text: string; values: unknown[] }) =>
      (await harness.reader.query<unknown[]>({ text, values, rowMode: 'array' })).rows;
    const rows = await read(companiesQuery(ask({ sort: ['createdAt', 'DESC'] })));
    expect(rows.map((row) => row[2])).toEqual(Array.from({ length: 25 }, (_, index) => `firm-${index + 1}`));
    expect(await read(companiesTotal(ask({})))).toEqual([[10_000n]]);
    expect(await read(companiesTotal(ask({ filter: { state: 'suspended' } })))).toEqual([[4n]]);
    expect(await read(companiesTotal(ask({ filter: { q: 'c4ca4238' } })))).toEqual([[1n]]);
  });
});
