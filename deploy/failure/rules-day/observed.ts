import type { openMailServer } from 'integration-workers/test/mail-server.harness';
import type pg from 'pg';
import type { openConsumer } from '#deploy/test/consumer.fixture';
import type { Onrecord } from '#deploy/test/onrecord.harness';
import { withDatabase } from '#deploy/test/read-side.fixture';
import type { Company } from './company.ts';
import type { Counts, Outcome } from './expected.ts';

export type Outside = {
  mailServer: Awaited<ReturnType<typeof openMailServer>>;
  consumer: Awaited<ReturnType<typeof openConsumer>>;
};
/** What has come to pass, and how often something came again under the id that it had. */
export type Observed = Outcome & { mailedAgain: number; calledAgain: number };

type Row = { rule: string; record: string; word: string };

const RUNS = `select event_action_id as rule, record_id as record,
    case status when 'done' then 'done' when 'skipped' then reason else status || ' ' || results::text end as word
  from read.event_action_run where tenant_id = $1`;
const TASKS = `select creator_id as rule, coalesce(interview_id, candidate_id, job_id) as record, '' as word
  from read.task where tenant_id = $1`;
const LABELS = `select '' as rule, candidate_id as record, label_id as word from read.candidate_label where tenant_id = $1`;
const STATUSES = `select '' as rule, id as record, status as word from read.interview where tenant_id = $1`;
/** Done, but not all of what it was to do. */
const HALF_DONE = `select event_action_id as rule, record_id as record, 'not all of it: ' || results::text as word
  from read.event_action_run where tenant_id = $1 and status = 'done' and results @> '[{"outcome":"skipped"}]'`;

/** Rows of the day alone, by the keys that the plan has for what they name. */
const counted = async (client: pg.Client, { keys }: Company, sql: string, tenantId: string): Promise<Counts> => {
  const { rows } = await client.query<Row>(sql, [tenantId]);
  const counts: Counts = new Map();
  for (const { rule, record, word } of rows) {
    const words = [rule, record, word].filter((one) => one !== '').map((one) => keys.get(one) ?? one);
    if ([rule, record].some((one) => one !== '' && !keys.has(one))) continue;
    const key = words.join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** What came under how many ids, and how often more. */
const byId = (arrived: Iterable<readonly [id: string, key: string]>): { counts: Counts; again: number } => {
  const counts: Counts = new Map();
  const seen = new Set<string>();
  let again = 0;
  for (const [id, key] of arrived) {
    if (seen.has(id)) again += 1;
    else counts.set(key, (counts.get(key) ?? 0) + 1);
    seen.add(id);
  }
  return { counts, again };
};

/** `R017 C00012/J-03`: a rule, and whom it is about. */
const SUBJECT = /^Subject: (R\d{3} \S+)\s*$/m;

const mailsOf = ({ mailServer: { messageIds, raw } }: Outside) =>
  byId(
    raw.flatMap((mail, nth): [string, string][] => {
      const subject = SUBJECT.exec(mail)?.[1];
      return subject === undefined ? [] : [[messageIds[nth] ?? '', subject]];
    }),
  );

type Called = {
  interviewId: string | null;
  eventActionId: string;
  candidate: { id: string } | null;
  job: { id: string } | null;
};

const callsOf = ({ consumer }: Outside, { keys }: Company) =>
  byId(
    consumer.about('event-action.triggered').map(({ headers, body }): [string, string] => {
      const { data } = JSON.parse(body) as { data: Called };
      const record = data.interviewId ?? data.candidate?.id ?? data.job?.id ?? '';
      return [`${headers['webhook-id']}`, `${keys.get(data.eventActionId)} ${keys.get(record)}`];
    }),
  );

/** What the rules have made of the day, as the company, its mail server and its consumer see it. */
export const observedOf = (
  onrecord: Onrecord,
  company: Company,
  tenantId: string,
  outside: Outside,
): Promise<Observed> =>
  withDatabase(onrecord, async (client) => {
    const ask = (sql: string) => counted(client, company, sql, tenantId);
    const [mails, calls] = [mailsOf(outside), callsOf(outside, company)];
    return {
      runs: new Map([...(await ask(RUNS)), ...(await ask(HALF_DONE))]),
      labels: await ask(LABELS),
      statuses: await ask(STATUSES),
      tasks: await ask(TASKS),
      mails: mails.counts,
      calls: calls.counts,
      mailedAgain: mails.again,
      calledAgain: calls.again,
    };
  });

/** How many runs the log of each rule tells of. */
export const logTotals = async ({ call, ids }: Company, rules: readonly { key: string }[]): Promise<Counts> => {
  const totals: Counts = new Map();
  for (const { key } of rules) {
    const filter = encodeURIComponent(JSON.stringify({ eventActionId: ids.get(key) }));
    const answer = await call('GET', `event-action-runs?range=[0,0]&filter=${filter}`);
    totals.set(key, Number(answer.headers.get('content-range')?.split('/')[1]));
  }
  return totals;
};
