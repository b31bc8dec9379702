import { choiceQuestion, lessonQuestion, lessonStep } from 'command-service/test/lesson.fixture';
import type { Client } from 'contracts/client/client';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { eraseMyAccount, exportMyData, showMyExport } from 'contracts/recruiting/profile/profile.endpoints';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { openPool } from 'platform/postgres/pool';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { linesWith } from '#deploy/test/lines.fixture';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000, interval: 100 };
const ROUNDS = 24;
const password = 'a-long-password';
const harbor = demoId('tenant', 'harbor', '');
const log = { warn: () => undefined, error: () => undefined };

const chosen = choiceQuestion('Which knot holds?', 5);
const written = lessonQuestion('Why does it hold?', { points: 5 });

let product: RunningProduct;
let owner: Client;
let trainingId: string;
let lessonId: string;

const made = async (path: string, body: object) =>
  (await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string };
const comeIn = async (firstName: string) => {
  const { client, session } = product.visitor();
  const email = `${firstName.toLowerCase()}@outside.example`;
  const body = { type: 'candidate', firstName, lastName: 'Outsider', email, password, employerContact: true } as const;
  session.store((await client.call(register, { body })).data.token);
  const sender = { baseUrl: product.baseUrl, token: session.token() ?? '', tenant: '' };
  return { client, sender, userId: session.claims()?.sub ?? '' };
};
type Learner = Awaited<ReturnType<typeof comeIn>>;

const join = ({ sender }: Learner, source = 'boat-fair') =>
  asked(sender, 'POST', `/api/candidate/public-trainings/${trainingId}/join`, { companyId: harbor, source });
const does = async ({ sender }: Learner, step: string, body: object = {}) =>
  asked(sender, 'POST', `/api/candidate/trainings/${trainingId}/lessons/${lessonId}/${step}`, body);
const mine = async ({ sender }: Learner) => (await asked(sender, 'GET', '/api/candidate/trainings')).json();
const learn = async (learner: Learner) => {
  expect((await join(learner)).status).toBe(201);
  const [right] = chosen.choices as { id: string }[];
  const answers = [
    { questionId: chosen.id, choiceIds: [right?.id] },
    { questionId: written.id, text: 'Because of the kelpies' },
  ];
  for (const [step, body] of [['start', {}], ...answers.map((one) => ['answer', one]), ['finish', {}]] as const)
    expect([step, (await does(learner, String(step), body as object)).status]).toEqual([step, 200]);
};
const assignmentOf = ({ userId }: Learner) => assignmentIdOf(trainingId, userId);
const staffSee = async (learner: Learner) =>
  (await owner.request('GET', `/api/tenant/training-assignments/${assignmentOf(learner)}`)).data;
const audit = async (entityId: string) => {
  const query = { filter: JSON.stringify({ entityId }), range: '[0,99]' };
  const { data } = await owner.request('GET', '/api/tenant/audit-log', { query });
  return (data as AuditEntryView[]).map(({ event }) => event);
};
const inDatabase = async <Row extends object>(text: string, values: unknown[]) => {
  const pool = openPool(product.database.superuserUrl, 1, log);
  const { rows } = await pool.query<Row>(text, values);
  await pool.end();
  return rows;
};
const mailsTo = (email: string) =>
  inDatabase<{ subject: string }>('select subject from work.mail where to_address = $1 order by created_at', [email]);
const copyOf = async ({ client }: Learner) => {
  const { data } = await client.call(exportMyData, {});
  return (await client.call(showMyExport, { params: data })).data as unknown as { learning: unknown[] };
};

beforeAll(async () => {
  product = await openDemoProduct<TestDatabase>(undefined, { RATE_LIMIT_AUTH: '0' });
  owner = await product.clientOf('admin@harbor.example', 'harbor');
  const steps = [lessonStep('Tie it', { questions: [chosen, written] })];
  lessonId = (await made('training-lessons', { name: 'Knots that hold', steps })).id;
  const certificate = { hasCertificate: true, passPercent: 50, certificateMonths: 12, renewsCertificate: true };
  const program = await made('training-programs', { name: 'Knots', lessonIds: [lessonId], ...certificate });
  await made(`training-programs/${program.id}/publish`, {});
  trainingId = (await made('public-trainings', { programId: program.id, slug: 'knots' })).id;
  await made(`public-trainings/${trainingId}/open`, {});
}, 180_000);
afterAll(() => product?.close());

describe('somebody from outside who learns in a company (docs/product.md TRA-66)', () => {
  it('given a training that is learned and reviewed, when they take a copy of their data, then it tells all of it, and who reviewed not; both histories tell that (POR-18)', async () => {
    const ada = await comeIn('Adamaris');
    await learn(ada);
    const path = `/api/tenant/training-reviews/${assignmentOf(ada)}/answers/${written.id}/review`;
    const review = { lessonId, answerVersion: 1, points: 4, feedback: 'Kelpies, really?' };
    await vi.waitFor(async () => {
      await owner.request('POST', path, { body: review });
    }, PATIENCE);
    const told = async () => (await mailsTo('adamaris@outside.example')).map(({ subject }) => subject);
    await expect.poll(told, PATIENCE).toContain('Your certificate: Knots');
    const { learning } = await copyOf(ada);
    expect(learning).toMatchObject([
      {
        companyId: harbor,
        trainings: [
          {
            ...{ programName: 'Knots', source: 'boat-fair', status: 'completed', earned: 9, possible: 10 },
            lessons: [
              {
                lesson: 'Knots that hold',
                steps: [
                  {
                    step: 'Tie it',
                    answers: [
                      { question: chosen.text, answer: { choiceIds: expect.any(Array) }, reviews: [] },
                      {
                        ...{ question: written.text, answer: { text: 'Because of the kelpies' }, points: 4 },
                        reviews: [{ points: 4, feedback: 'Kelpies, really?', isReopened: false }],
                      },
                    ],
                  },
                ],
              },
            ],
            certificate: { userName: 'Adamaris Outsider', status: 'valid', earned: 9 },
          },
        ],
        documents: [],
      },
    ]);
    expect(JSON.stringify(learning)).not.toMatch(/reviewerId|Ingrid/);
    await expect.poll(() => audit(ada.userId), PATIENCE).toContain('LearnerExported');
  });

  it('given somebody whom the company removes, when they look, then it is gone for them, they are told, and do not come back by the link; their account is as it was (TRA-67)', async () => {
    const bea = await comeIn('Beatrix');
    await join(bea);
    await vi.waitFor(async () => expect(await staffSee(bea)).toMatchObject({ source: 'boat-fair' }), PATIENCE);
    await owner.request('POST', `/api/tenant/training-assignments/${assignmentOf(bea)}/cancel`, { body: {} });
    expect(await mine(bea)).toEqual([]);
    expect((await does(bea, 'start')).status).toBe(409);
    expect((await (await join(bea)).json()).code).toBe('public-training-left');
    const told = async () => (await mailsTo('beatrix@outside.example')).map(({ subject }) => subject);
    await expect.poll(told, PATIENCE).toContain('Canceled: Knots');
    expect((await copyOf(bea)).learning).toMatchObject([{ trainings: [{ status: 'cancelled' }] }]);
  });

  it('given somebody who has learned, when they erase their account, then answers and names are in no table, and the certificate names nobody (TRA-31)', async () => {
    const cyd = await comeIn('Cydonia');
    await learn(cyd);
    const everything = () =>
      linesWith(
        product.database,
        (line) => /cydonia/.test(line) || (line.includes('outside_learner') && line.includes(cyd.userId)),
      );
    await expect.poll(everything, PATIENCE).toContain('outside_learner');
    await cyd.client.call(eraseMyAccount, { body: { password } });
    await expect.poll(everything, PATIENCE).toBe('');
    await expect.poll(() => staffSee(cyd), PATIENCE).toMatchObject({ userName: null });
    await expect.poll(() => audit(assignmentOf(cyd)), PATIENCE).toContain('TrainingAnswersErased');
  });
});

describe('somebody who joins while they erase their account (docs/product.md TRA-65)', () => {
  it(`given ${ROUNDS} people who do both at once, when all is done, then whoever came in was erased there too, and nothing of anybody is left`, {
    timeout: 180_000,
  }, async () => {
    const people = await Promise.all(Array.from({ length: ROUNDS }, (_, at) => comeIn(`Racer${at}x`)));
    // Each begins to join a few answers later than the one before, so that some come first, some last.
    const joining = async (person: Learner, after: number) => {
      for (let answers = 0; answers < after; answers += 1) await mine(person);
      return (await join(person)).status;
    };
    const outcomes = await Promise.all(
      people.map(async (person, at) => {
        const [status] = await Promise.all([
          joining(person, at),
          person.client.call(eraseMyAccount, { body: { password } }),
        ]);
        return status;
      }),
    );
    for (const status of outcomes) expect([201, 401]).toContain(status);
    const ids = people.map(({ userId }) => userId);
    const left = async () => [
      ...(await inDatabase('select schedule_id from access.outside_learner where user_id = any($1::uuid[])', [ids])),
      ...(await inDatabase('select company_id from read.learner where user_id = any($1::uuid[])', [ids])),
      ...(await inDatabase(
        `select id, status from read.training_assignment where user_id = any($1::uuid[])
           and (erased_at is null or status <> 'cancelled' or user_name is not null)`,
        [ids],
      )),
    ];
    const seen = () => linesWith(product.database, (line) => /racer\d+x/.test(line));
    await expect.poll(left, PATIENCE).toEqual([]);
    await expect.poll(seen, PATIENCE).toBe('');
    // Whoever was in when they went stands in the history, without who.
    const [counted] = await inDatabase<{ count: number }>(
      'select count(*)::int as count from read.training_assignment where user_id = any($1::uuid[])',
      [ids],
    );
    expect(counted?.count).toBe(outcomes.filter((status) => status === 201).length);
  });
});
