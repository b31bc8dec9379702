import { setTimeout as sleep } from 'node:timers/promises';
import { createIssuer } from 'command-service/identity/session/issuer';
import { openSecrets } from 'command-service/secrets';
import { newId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import type { MyLesson } from 'contracts/training/assignment/assignment.views';
import pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { sessionUrl } from 'platform/postgres/pooler';
import { openLog } from 'platform/telemetry/log';
import { type Call, calm, openInterviews, openProduct, type Product, succeeded } from './product.ts';
import { percentile, type Question, spread } from './question.ts';
import { statusChanges } from './status-changes.ts';

const PEOPLE = 2_000;
const TEAMS = 40;
/** Who learn at the same time. */
const LEARNERS = 500;
const QUESTIONS = 6;
/** In which all of them learn: each begins at a moment of its own, and answers after a pause. */
const WINDOW_MS = 120_000;
const INTERVIEWS = 60;
const COMMANDS = 600;
/** Between a command and the next. */
const PAUSE_MS = 40;
const LOOK_MS = 300;
const TAIL = 0.99;
const OWNER = 'admin@harbor.example';
const LASTING_MINUTES = 600;

const ACCOUNTS = `insert into access.account (user_id, email, name, locale, version)
  select id, 'learner-' || n || '@bench.example', 'Learner ' || n, 'en-us', 1 from unnest($1::uuid[]) with ordinality l (id, n)`;
const MEMBERS = `insert into access.membership (user_id, tenant_id, roles, permissions, version)
  select id, $2, '{}', '{}', 1 from unnest($1::uuid[]) id`;
const SESSIONS = `insert into access.session (sid, user_id, refreshable_until, started_at, user_agent, ip, area)
  select s, u, now() + interval '1 day', now(), null, null, null from unnest($1::uuid[], $2::uuid[]) l (s, u)`;

/** Of a version that nothing of the team's own stream comes after. */
const CREW = 'update access.team set user_ids = $2, version = 1000000 where team_id = $1';

type Learner = { userId: string; sid: string; token: string };
const asLearner =
  (call: Call, { token }: Learner): Call =>
  (method, path, options = {}) =>
    call(method, path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });

/** People of the company who may log in, and their sessions, as the access tables have them. */
const openLearners = async (
  { urls }: Product,
  { database, tenantId }: { database: pg.Client; tenantId: string },
): Promise<Learner[]> => {
  const pool = openPool(sessionUrl(urls.COMMAND_DATABASE_URL), 1, openLog('bench', 'silent'));
  try {
    const now = new Date();
    const { signingKey } = await openSecrets(pool, now);
    const issuer = createIssuer(signingKey, { tokenMinutes: LASTING_MINUTES, refreshMinutes: 1 });
    const learners = await Promise.all(
      Array.from({ length: PEOPLE }, async (): Promise<Learner> => {
        const [userId, sid] = [newId(now), newId(now)];
        return { userId, sid, token: await issuer.accessToken({ userId, sid, gen: 0, workspace: 'tenant' }, now) };
      }),
    );
    const userIds = learners.map(({ userId }) => userId);
    await database.query(ACCOUNTS, [userIds]);
    await database.query(MEMBERS, [userIds, tenantId]);
    await database.query(SESSIONS, [learners.map(({ sid }) => sid), userIds]);
    return learners;
  } finally {
    await pool.end();
  }
};

/** Teams of equal size; who is in them is in the access tables, by which people are found. */
const openTeams = async (call: Call, database: pg.Client, learners: readonly Learner[]): Promise<string[]> => {
  const { rows } = await database.query('select user_id as id from access.account where email = $1', [OWNER]);
  const size = PEOPLE / TEAMS;
  const ids: string[] = [];
  for (let index = 0; index < TEAMS; index += 1) {
    const body = { name: `Bench crew ${index + 1}`, userIds: [rows[0].id] };
    const { id } = succeeded<{ id: string }>(await call('POST', '/api/tenant/teams', { body }));
    const crew = learners.slice(index * size, (index + 1) * size).map(({ userId }) => userId);
    await database.query(CREW, [id, crew]);
    ids.push(id);
  }
  return ids;
};

const question = (index: number) => {
  const choices = ['right', 'wrong'].map((text) => ({ id: newId(new Date()), text, isRight: text === 'right' }));
  const said = { id: newId(new Date()), text: `Question ${index + 1}`, responseType: 'multiple-choice', points: 1 };
  return { ...questionDefaults, ...said, choices };
};

/** A published program of one lesson. */
const openProgram = async (call: Call, name: string) => {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => question(index));
  const post = async (path: string, body: object) =>
    succeeded<{ id: string }>(await call('POST', `/api/tenant/${path}`, { body })).id;
  const lessonId = await post('training-lessons', { name, steps: [{ id: newId(new Date()), name, questions }] });
  const programId = await post('training-programs', { name, lessonIds: [lessonId] });
  await post(`training-programs/${programId}/publish`, {});
  return { programId, lessonId, questions };
};
type Program = Awaited<ReturnType<typeof openProgram>>;

/** Schedules a program for all teams; how long until that was answered, and until everybody has it. */
const schedule = async (call: Call, { programId }: Program, teams: readonly string[]) => {
  const begun = performance.now();
  const body = { programId, teams, startsAt: new Date().toISOString() };
  const answer = await call('POST', '/api/tenant/training-schedules', { body });
  const { id } = succeeded<{ id: string }>(answer);
  const headers = { 'x-min-position': String(answer.headers['x-position']) };
  const answered = performance.now() - begun;
  const path = `/api/tenant/training-schedules/${id}`;
  for (;;) {
    const { peopleCount } = succeeded<{ peopleCount: number }>(await call('GET', path, { headers }));
    if (peopleCount >= PEOPLE) return { scheduleId: id, answered, assigned: performance.now() - begun };
    await sleep(LOOK_MS);
  }
};

/** Until the training has begun for the last of them: their assignments open as due work. */
const opened = async (mine: Call, scheduleId: string): Promise<void> => {
  for (;;) {
    const { status } = await mine('GET', `/api/employee/schedules/${scheduleId}`);
    if (status === 200) return;
    await sleep(LOOK_MS);
  }
};

/** Learns a lesson to its end; answers how many of its answers are not there afterwards. */
const learn = async (mine: Call, { lessonId, questions }: Program, scheduleId: string, wait: number) => {
  const lesson = `/api/employee/schedules/${scheduleId}/lessons/${lessonId}`;
  const post = async (step: string, body: object) => succeeded(await mine('POST', `${lesson}/${step}`, { body }));
  await sleep(wait);
  await post('start', {});
  for (const { id: questionId, choices } of questions) {
    await sleep(WINDOW_MS / (QUESTIONS + 2));
    await post('answer', { questionId, choiceIds: choices.slice(0, 1).map(({ id }) => id) });
  }
  await post('finish', {});
  const { steps } = succeeded<MyLesson>(await mine('GET', lesson));
  const answered = steps.flatMap((step) => step.questions).filter(({ answeredAt }) => answeredAt !== null);
  return QUESTIONS - answered.length;
};

export const besideLearners: Question = {
  name: 'commands-beside-learners',
  method: `status changes over HTTP, one after the other with a pause of ${PAUSE_MS} ms, 99th percentile: alone, and while ${LEARNERS} of ${PEOPLE} people in ${TEAMS} teams to whom a program was scheduled answer ${QUESTIONS} questions each within ${WINDOW_MS / 1_000} s, once`,
  measure: async () => {
    const product: Product = await openProduct(64, { email: OWNER });
    const { call } = product;
    const database = new pg.Client({ connectionString: product.superuserUrl });
    await database.connect();
    try {
      const { rows } = await database.query("select tenant_id as id from access.tenant where subdomain = 'harbor'");
      const learners = await openLearners(product, { database, tenantId: rows[0].id });
      const teams = await openTeams(call, database, learners);
      const ids = await openInterviews(call, INTERVIEWS);
      const times = statusChanges(product, { ids, count: COMMANDS, pauseMs: PAUSE_MS });
      await times();
      const crew = learners.slice(0, LEARNERS);
      const program = await openProgram(call, 'Bench');
      const { scheduleId, answered, assigned } = await schedule(call, program, teams);
      await spread(crew.length, 16, (index) => opened(asLearner(call, crew[index] as Learner), scheduleId));
      await calm(product);
      const alone = percentile(await times(), TAIL);
      let isOver = false;
      const learning = Promise.all(
        crew.map((learner, index) =>
          learn(asLearner(call, learner), program, scheduleId, (index * WINDOW_MS) / (4 * LEARNERS)),
        ),
      ).finally(() => {
        isOver = true;
      });
      const [taken, missing] = await Promise.all([times(() => isOver), learning]);
      const beside = percentile(taken, TAIL);
      const lost = missing.reduce((sum, count) => sum + count, 0);
      return [
        { name: 'commands-beside-learners', value: beside / alone, unit: 'ratio', n: taken.length },
        { name: 'command-p99-alone', value: alone, unit: 'ms', n: COMMANDS },
        { name: 'command-p99-beside', value: beside, unit: 'ms', n: taken.length },
        { name: 'lost-answers', value: lost, unit: 'answers', n: LEARNERS * QUESTIONS },
        { name: 'schedule-2k-answered', value: answered, unit: 'ms', n: PEOPLE },
        { name: 'schedule-2k-assigned', value: assigned, unit: 'ms', n: PEOPLE },
      ];
    } finally {
      await database.end();
      await product.close();
    }
  },
};
