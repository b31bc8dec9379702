import pg from 'pg';
import { recountLatest } from 'projection-service/engine/latest-recount';
import { recount } from 'projection-service/engine/rollup-recount';
import { assignmentProjection } from 'projection-service/training/assignment/assignment.projection';
import { LARGE, SMALL } from './grown.ts';
import { openProduct, type Product, succeeded } from './product.ts';
import { type Figure, median, type Question, rounds } from './question.ts';

const PROGRAMS = 100;
const REPEATS = 50;
const NAME = 'training-matrix-1m-vs-10k';
const MATRIX = '/api/tenant/training-matrix';
const DAY_MS = 86_400_000;
/** Of the last so many days trainings were changed; of so many days a report tells. */
const CHANGED_DAYS = 400;
const REPORT_DAYS = 30;

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
const TEAM_PEOPLE = 50;
const TEAM_ROW = `insert into access.team (tenant_id, team_id, user_ids, version)
  select $1, ${idOf(`'bench team'`)}, array_agg(${idOf(`'bench learner ' || u`)}), 1 from generate_series(1, ${TEAM_PEOPLE}) u
  returning team_id as id`;
const TRAINING_ROWS = `insert into read.training_assignment (tenant_id, position, id, schedule_id, user_id, program_id,
    program_version, program_name, lesson_count, possible, starts_at, expires_at, reminders, reminder_days, time_zone, finished_lessons, earned,
    unreviewed, progress, status, user_name, created_at, updated_at, version, standing, has_opened, is_member)
  select $1, 0, ${idOf(`'bench training ' || u || ' ' || p`)}, ${idOf(`'bench schedule ' || p`)},
    ${idOf(`'bench learner ' || u`)}, ${idOf(`'bench program ' || p`)}, 1, 'Bench ' || p, 1, 0, now() - interval '9 days',
    now() + interval '9 days', '[]', '[]', 'UTC', 0, 0, 0, '{}', (array['open', 'begun', 'completed', 'expired'])[1 + (u + p) % 4], md5(u::text),
    now(), now() - ((u * ${PROGRAMS} + p)::bigint * 7919 % (${CHANGED_DAYS} * 1440)) * interval '1 minute', 1, (array['not-started', 'begun', 'done', 'overdue'])[1 + (u + p) % 4], true, true
  from generate_series($2::int, $3::int) u, generate_series(1, ${PROGRAMS}) p`;

type Company = { id: string; zone: string };

/** Rows and what is counted of them as the read models have it, for people number `from` to `to`. */
const load = async (
  database: pg.Client,
  { id, zone }: Company,
  [from, to]: [from: number, to: number],
): Promise<void> => {
  await database.query(ACCOUNT_ROWS, [from, to]);
  await database.query(MEMBER_ROWS, [id, from, to]);
  await database.query(TRAINING_ROWS, [id, from, to]);
  await database.query('begin');
  const tables = { projection: assignmentProjection, schema: 'read' as const };
  await recount(database, tables, zone, [id]);
  await recountLatest(database, tables, [id]);
  await database.query('commit');
  for (const table of [
    'access.account',
    'access.membership',
    'read.training_assignment',
    'read.training_assignment_count',
  ])
    await database.query(`vacuum (analyze) ${table}`);
};

/** What is asked of the trainings of a company, and whether it is all there. */
const paths = (team: string): Record<string, { path: string; isWhole: (body: never) => boolean }> => {
  const now = Date.now();
  const period = [now - REPORT_DAYS * DAY_MS, now].map((at) => new Date(at).toISOString()).join(',');
  const report = (name: string, query = '') => `/api/tenant/reports/training-${name}-consolidated${query}`;
  const within = `?filter[period]=${encodeURIComponent(period)}`;
  const late = `?team=${team}&state=overdue`;
  const hasRows = ({ data }: { data: unknown[] }) => data.length > 0;
  return {
    matrix: { path: MATRIX, isWhole: ({ people }: { people: unknown[] }) => people.length === 50 },
    counts: {
      path: `${MATRIX}/counts`,
      isWhole: (programs: { counts: Record<string, number> }[]) =>
        programs.some(
          ({ counts }) => Object.values(counts).reduce((sum, people) => sum + people, 0) >= SMALL / PROGRAMS,
        ),
    },
    'late-of-team': {
      path: `${MATRIX}${late}`,
      isWhole: ({ people }: { people: unknown[] }) => people.length === TEAM_PEOPLE,
    },
    'late-of-team-counts': {
      path: `${MATRIX}/counts${late}`,
      isWhole: (programs: { counts: Record<string, number> }[]) =>
        programs.some(({ counts }) => (counts.overdue ?? 0) > 0),
    },
    schedules: { path: report('schedules', within), isWhole: hasRows },
    'schedules-all': { path: report('schedules'), isWhole: hasRows },
    programs: { path: report('programs', within), isWhole: () => true },
  };
};

const timeOf = async ({ call }: Product, path: string, isWhole: (body: never) => boolean): Promise<number> => {
  const once = async (): Promise<number> => {
    const started = performance.now();
    const body = succeeded<never>(await call('GET', path));
    if (!isWhole(body)) throw new Error(`${path} shows less than there is.`);
    return performance.now() - started;
  };
  const all = await rounds(async () => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push(await once());
    return median(times);
  });
  return median(all);
};

const timesOf = async (product: Product, team: string): Promise<Record<string, number>> => {
  const times: Record<string, number> = {};
  for (const [name, { path, isWhole }] of Object.entries(paths(team)))
    times[name] = await timeOf(product, path, isWhole);
  return times;
};

export const trainingMatrix: Question = {
  name: NAME,
  method: `first page of people by programs with its counters, the same of a team of ${TEAM_PEOPLE} and who is late in it, and the reports of trainings, ${PROGRAMS} programs: at ${LARGE} trainings of ${LARGE / PROGRAMS} people against ${SMALL} of ${SMALL / PROGRAMS}`,
  measure: async () => {
    const product = await openProduct(1, { email: 'admin@harbor.example' });
    const database = new pg.Client({ connectionString: product.superuserUrl });
    await database.connect();
    try {
      const { rows } = await database.query(
        "select tenant_id as id, time_zone as zone from access.tenant where subdomain = 'harbor'",
      );
      const company = rows[0] as Company;
      await database.query(PROGRAM_ROWS, [company.id]);
      await load(database, company, [1, SMALL / PROGRAMS]);
      const team = (await database.query(TEAM_ROW, [company.id])).rows[0]?.id as string;
      const small = await timesOf(product, team);
      await load(database, company, [SMALL / PROGRAMS + 1, LARGE / PROGRAMS]);
      const large = await timesOf(product, team);
      return Object.entries(small).flatMap(([name, before]): Figure[] => {
        const figure = `training-${name}`;
        const after = large[name] ?? Number.NaN;
        return [
          { name: `${figure}-1m-vs-10k`, value: after / before, unit: 'ratio', n: REPEATS },
          { name: `${figure}-10k`, value: before, unit: 'ms', n: REPEATS },
          { name: `${figure}-1m`, value: after, unit: 'ms', n: REPEATS },
        ];
      });
    } finally {
      await database.end();
      await product.close();
    }
  },
};
