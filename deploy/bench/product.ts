import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Pool } from 'undici';
import { accessFile } from '#deploy/local/postgres';
import { type DatabaseUrls, databaseUrls, PRODUCT, superuserUrl } from '#deploy/local/postgres/databases';
import { readAccess } from '#deploy/local/postgres/secrets';
import { type Onrecord, type OnrecordOptions, startOnrecord } from '#deploy/test/onrecord.harness';

/** Logins of the demo companies (README). */
const PASSWORD = 'Onrecord-demo-1';
/** A token that outlives the loading of a million interviews. */
const LASTING_MINUTES = '600';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: unknown };
export type Call = (method: 'GET' | 'POST', path: string, options?: CallOptions) => Promise<Answer>;
type CallOptions = { body?: unknown; headers?: Record<string, string> };

/** The product started as `npm start` does, a recruiter (or `email`) logged in, and its databases for the yardstick. */
export type Product = {
  onrecord: Onrecord;
  urls: DatabaseUrls;
  superuserUrl: string;
  emmettUrl: string;
  token: string;
  call: Call;
  close(): Promise<void>;
};

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text));

export const openProduct = async (
  connections: number,
  { email = 'recruiter@harbor.example', ...options }: Pick<OnrecordOptions, 'dataDir'> & { email?: string } = {},
): Promise<Product> => {
  const onrecord = await startOnrecord({ ...options, env: { TOKEN_MINUTES: LASTING_MINUTES } });
  const access = await readAccess(accessFile(onrecord.dataDir));
  if (!access) throw new Error('The product left no way to reach its Postgres.');
  const superuser = new pg.Client({ connectionString: superuserUrl(access, 'postgres') });
  await superuser.connect();
  const { rowCount } = await superuser.query(`select from pg_database where datname = 'emmett'`);
  if (rowCount === 0) await superuser.query('create database emmett');
  await superuser.end();

  const http = new Pool(onrecord.url, { connections, pipelining: 1 });
  const request: Call = async (method, path, { body, headers = {} } = {}) => {
    const answer = await http.request({
      method,
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.statusCode, headers: answer.headers, body: parsed(await answer.body.text()) };
  };
  const login = await request('POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
  });
  const { token } = login.body as { token: string };
  const credentials = { authorization: `Bearer ${token}`, 'x-tenant': 'harbor' };
  return {
    onrecord,
    urls: databaseUrls(access, PRODUCT),
    superuserUrl: superuserUrl(access, 'onrecord'),
    emmettUrl: superuserUrl(access, 'emmett'),
    token,
    call: (method, path, options = {}) =>
      request(method, path, { ...options, headers: { ...credentials, ...options.headers } }),
    close: async () => {
      await http.close();
      await onrecord.discard();
    },
  };
};

const CALM_MS = 1_500;

/** Waits until the product has done what follows from the commands so far: no mail is written any more, and none is held. */
export const calm = async ({ superuserUrl: connectionString }: Product): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const mails = async (): Promise<{ held: number; written: number }> =>
    (
      await client.query(`select (select count(*)::int from work.mail) as written,
        (select count(*)::int from work.due where name = 'recruiting.interview.settling') as held`)
    ).rows[0];
  for (let before = -1; ; ) {
    const { held, written } = await mails();
    if (held === 0 && written === before) break;
    before = written;
    await sleep(CALM_MS);
  }
  await client.end();
};

/** The answer's body, where its status is a success. */
export const succeeded = <T>({ status, body }: Answer): T => {
  if (status >= 300) throw new Error(`The product answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
};

/** Opens an interview of a new candidate for one of the demo's jobs; answers its id. */
export const openInterviewOf = async (
  call: Call,
  person: { firstName: string; lastName: string; email: string },
): Promise<string> => {
  const candidate = succeeded<{ id: string }>(await call('POST', '/api/tenant/candidates', { body: person }));
  const [job] = succeeded<{ id: string }[]>(await call('GET', '/api/tenant/jobs?range=[0,0]'));
  const body = { candidateId: candidate.id, jobId: job?.id };
  return succeeded<{ id: string }>(await call('POST', '/api/tenant/interviews', { body })).id;
};

/** Opens `count` interviews of as many new candidates for one of the demo's jobs over HTTP; answers their ids. */
export const openInterviews = (call: Call, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      openInterviewOf(call, { firstName: 'Bo', lastName: `Bench ${index}`, email: `${randomUUID()}@mail.example` }),
    ),
  );
