import pg from 'pg';
import { openProduct, type Product, succeeded } from './product.ts';
import { median, type Question, rounds } from './question.ts';

const POLICIES = 20;
const FEW = 500;
const MANY = 5_000;
const REPEATS = 50;
const NAME = 'reading-matrix-5k-vs-500';
const TO_USERS = 'reading-matrix-5k-vs-users';

/** An id that a text gives. */
const idOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** A policy of the demo that asks for confirmation, so many times. */
const POLICY_ROWS = `insert into read.handbook_document
  select (jsonb_populate_record(null::read.handbook_document, to_jsonb(d) || jsonb_build_object('id', ${idOf(`'bench policy ' || p`)}, 'name', 'Bench ' || p,
    'published_name', 'Bench ' || p, 'team_id', null, 'team_name', null))).*
  from generate_series(1, ${POLICIES}) p, lateral (select * from read.handbook_document
    where tenant_id = $1 and kind = 'policy' and published_version > 0 and asks_acknowledgement limit 1) d`;
const ACCOUNT_ROWS = `insert into access.account (user_id, email, name, locale, version)
  select ${idOf(`'bench reader ' || u`)}, 'reader' || u || '@bench.example', md5(u::text), 'en-us', 1
  from generate_series($1::int, $2::int) u`;
const MEMBER_ROWS = `insert into access.membership (user_id, tenant_id, roles, permissions, version)
  select ${idOf(`'bench reader ' || u`)}, $1, '{}', '{}', 1 from generate_series($2::int, $3::int) u`;
const READING_ROWS = `insert into read.acknowledgement (tenant_id, position, id, document_id, user_id, kind, round_id, name,
    handbook_version, asked_at, due_at, reminders, acknowledge_days, reminder_days, repeat_months, acknowledged_version,
    acknowledged_at, repeats_at, status, user_name, created_at, updated_at, version)
  select $1, 0, ${idOf(`'bench reading ' || u || ' ' || p`)}, ${idOf(`'bench policy ' || p`)}, ${idOf(`'bench reader ' || u`)},
    'policy', ${idOf(`'bench round ' || p`)}, 'Bench ' || p, 1, now() - interval '9 days', now() + interval '9 days', '[]', null,
    '[]', null, 0, null, null, (array['asked', 'acknowledged', 'overdue'])[1 + (u + p) % 3], md5(u::text), now(), now(), 1
  from generate_series($2::int, $3::int) u, generate_series(1, ${POLICIES}) p`;

/** Rows as the read models have them, for people number `from` to `to`. */
const load = async (database: pg.Client, tenantId: string, [from, to]: [from: number, to: number]): Promise<void> => {
  await database.query(ACCOUNT_ROWS, [from, to]);
  await database.query(MEMBER_ROWS, [tenantId, from, to]);
  await database.query(READING_ROWS, [tenantId, from, to]);
  for (const table of ['access.account', 'access.membership', 'read.acknowledgement'])
    await database.query(`vacuum (analyze) ${table}`);
};

/** Milliseconds of a first page. */
const timeOf = async ({ call }: Product, path: string, isWhole: (page: unknown) => boolean): Promise<number> => {
  const once = async (): Promise<number> => {
    const started = performance.now();
    const page = succeeded<unknown>(await call('GET', path));
    if (!isWhole(page)) throw new Error(`${path} shows fewer than there are.`);
    return performance.now() - started;
  };
  const all = await rounds(async () => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push(await once());
    return median(times);
  });
  return median(all);
};
const matrixTime = (product: Product) =>
  timeOf(product, '/api/tenant/acknowledgement-matrix', (page) => {
    const { people, documents } = page as { people: unknown[]; documents: unknown[] };
    return people.length === 50 && documents.length >= POLICIES;
  });
const usersTime = (product: Product) =>
  timeOf(
    product,
    `/api/tenant/users?range=${encodeURIComponent('[0,49]')}`,
    (page) => (page as unknown[]).length === 50,
  );

export const readingMatrix: Question = {
  name: NAME,
  method: `first page of people by policies, ${POLICIES} policies: of ${MANY} people against ${FEW}, and against the list of users`,
  measure: async () => {
    const product = await openProduct(1, { email: 'admin@harbor.example' });
    const database = new pg.Client({ connectionString: product.superuserUrl });
    await database.connect();
    try {
      const { rows } = await database.query("select tenant_id as id from access.tenant where subdomain = 'harbor'");
      const tenantId: string = rows[0].id;
      await database.query(POLICY_ROWS, [tenantId]);
      await load(database, tenantId, [1, FEW]);
      const few = await matrixTime(product);
      await load(database, tenantId, [FEW + 1, MANY]);
      const many = await matrixTime(product);
      const users = await usersTime(product);
      return [
        { name: NAME, value: many / few, unit: 'ratio', n: REPEATS },
        { name: TO_USERS, value: many / users, unit: 'ratio', n: REPEATS },
        { name: 'reading-matrix-500', value: few, unit: 'ms', n: REPEATS },
        { name: 'reading-matrix-5k', value: many, unit: 'ms', n: REPEATS },
        { name: 'users-5k', value: users, unit: 'ms', n: REPEATS },
      ];
    } finally {
      await database.end();
      await product.close();
    }
  },
};
