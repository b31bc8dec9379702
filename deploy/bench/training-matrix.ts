import pg from 'pg';
import { LARGE, SMALL } from './grown.ts';
import { openProduct, type Product, succeeded } from './product.ts';
import { median, type Question, rounds } from './question.ts';

const PROGRAMS = 100;
const REPEATS = 50;
const NAME = 'training-matrix-1m-vs-10k';
const PAGE = '/api/tenant/training-matrix';

/** An id that a text gives. */
const idOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

const PROGRAM_ROWS = `insert into read.training_program (tenant_id, position, id, name, description, is_sequential,
    has_certificate, pass_percent, renews_certificate, lesson_ids, label_ids, publication, published_version,
    published_lessons, created_at, updated_at, version)
  select $1, 0, ${idOf(`'bench program ' || p`)}, 'Bench ' || p, '', false, false, 0, false, '[]', '[]', 'published', 1, '[]',
    now(), now(), 1 from generate_series(1, ${PROGRAMS}) p`;
const ACCOUNT_ROWS = `insert into access.account (user_id, email, name, locale, version)
  select ${idOf(`'bench learner ' || u`)}, 'learner' || u || '@bench.example', md5(u::text), 'en-us', 1
  from generate_series($1::int, $2::int) u`;
const MEMBER_ROWS = `insert into access.membership (user_id, tenant_id, roles, permissions, version)
  select ${idOf(`'bench learner ' || u`)}, $1, '{}', '{}', 1 from generate_series($2::int, $3::int) u`;
const TRAINING_ROWS = `insert into read.training_assignment (tenant_id, position, id, schedule_id, user_id, program_id,
    program_version, program_name, lesson_count, possible, starts_at, expires_at, reminders, finished_lessons, earned,
    unreviewed, progress, status, user_name, created_at, updated_at, version, standing)
  select $1, 0, ${idOf(`'bench training ' || u || ' ' || p`)}, ${idOf(`'bench schedule ' || p`)},
    ${idOf(`'bench learner ' || u`)}, ${idOf(`'bench program ' || p`)}, 1, 'Bench ' || p, 1, 0, now() - interval '9 days',
    now() + interval '9 days', '[]', 0, 0, 0, '{}', (array['open', 'begun', 'completed', 'expired'])[1 + (u + p) % 4], md5(u::text),
    now(), now(), 1, (array['not-started', 'begun', 'done', 'overdue'])[1 + (u + p) % 4]
  from generate_series($2::int, $3::int) u, generate_series(1, ${PROGRAMS}) p`;

/** Rows as the read models have them, for people number `from` to `to`. */
const load = async (database: pg.Client, tenantId: string, [from, to]: [from: number, to: number]): Promise<void> => {
  await database.query(ACCOUNT_ROWS, [from, to]);
  await database.query(MEMBER_ROWS, [tenantId, from, to]);
  await database.query(TRAINING_ROWS, [tenantId, from, to]);
  for (const table of ['access.account', 'access.membership', 'read.training_assignment'])
    await database.query(`vacuum (analyze) ${table}`);
};

const timeOf = async ({ call }: Product): Promise<number> => {
  const once = async (): Promise<number> => {
    const started = performance.now();
    const { people } = succeeded<{ people: unknown[] }>(await call('GET', PAGE));
    if (people.length !== 50) throw new Error('The page shows fewer people than there are.');
    return performance.now() - started;
  };
  const all = await rounds(async () => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push(await once());
    return median(times);
  });
  return median(all);
};

export const trainingMatrix: Question = {
  name: NAME,
  method: `first page of people by programs, ${PROGRAMS} programs: at ${LARGE} trainings of ${LARGE / PROGRAMS} people against ${SMALL} of ${SMALL / PROGRAMS}`,
  measure: async () => {
    const product = await openProduct(1, { email: 'admin@harbor.example' });
    const database = new pg.Client({ connectionString: product.superuserUrl });
    await database.connect();
    try {
      const { rows } = await database.query("select tenant_id as id from access.tenant where subdomain = 'harbor'");
      const tenantId: string = rows[0].id;
      await database.query(PROGRAM_ROWS, [tenantId]);
      await load(database, tenantId, [1, SMALL / PROGRAMS]);
      const small = await timeOf(product);
      await load(database, tenantId, [SMALL / PROGRAMS + 1, LARGE / PROGRAMS]);
      const large = await timeOf(product);
      return [
        { name: NAME, value: large / small, unit: 'ratio', n: REPEATS },
        { name: 'training-matrix-10k', value: small, unit: 'ms', n: REPEATS },
        { name: 'training-matrix-1m', value: large, unit: 'ms', n: REPEATS },
      ];
    } finally {
      await database.end();
      await product.close();
    }
  },
};
