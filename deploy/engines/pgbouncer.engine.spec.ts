import { randomUUID } from 'node:crypto';
import type { Client } from 'contracts/client/client';
import { register } from 'contracts/identity/registration/registration.endpoints';
import pg from 'pg';
import { testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { until } from '#deploy/test/until';
import { startPgbouncer } from './pgbouncer.harness.ts';

const program = process.env.PGBOUNCER ?? '';
/** Connections to the server that all of a role's pools share. */
const SHARED = 4;

describe.skipIf(!program)(`the product behind PgBouncer${program ? '' : ': PGBOUNCER is not set'}`, () => {
  let product: RunningProduct<Awaited<ReturnType<typeof behindPooler>>>;
  let owner: Client;

  const behindPooler = async () => {
    const database = await testDatabase();
    const pooler = await startPgbouncer(program, database.urls, SHARED);
    const drop = async () => {
      await pooler.close();
      await database.drop();
    };
    return { superuserUrl: database.superuserUrl, urls: pooler.urls, drop };
  };

  beforeAll(async () => {
    product = await openDemoProduct(await behindPooler());
    owner = await product.clientOf('admin@harbor.example', 'harbor');
  });
  afterAll(() => product?.close());

  const made = async (path: string, body: object): Promise<string> =>
    ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string }).id;
  const listed = async (path: string, filter: object) => {
    const query = { filter: JSON.stringify(filter), range: '[0,49]', sort: '["createdAt","DESC"]' };
    return (await owner.request('GET', `/api/tenant/${path}`, { query })).data as Record<string, unknown>[];
  };

  it('given many at once, when each changes something and looks at it, then it sees what it has done', async () => {
    const names = Array.from({ length: 40 }, (_, nth) => `Pooled${nth}`);
    const seen = await Promise.all(
      names.map(async (firstName) => {
        const email = `${firstName.toLowerCase()}@mail.example`;
        const id = await made('candidates', { firstName, lastName: 'Behind', email });
        const { data } = await owner.request('GET', `/api/tenant/candidates/${id}`);
        return (data as { firstName: string }).firstName;
      }),
    );
    expect(seen).toEqual(names);
  });

  it('given a rule, when something happens, then a job does what it says and a mail is written', async () => {
    const labelId = await made('labels', { name: 'Behind a pooler' });
    const templateId = await made('email-templates', { name: 'Pooled', subject: 'Pooled', content: 'Hello.' });
    const address = `${randomUUID()}@harbor.example`;
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [labelId] }];
    const actions = [{ kind: 'mail', templateId, to: 'address', address }];
    const rule = { name: 'Pooled', event: 'label-added', delayTime: 0, delayUnit: 'minutes', isOn: true };
    await made('event-actions', { ...rule, filters, actions });
    const candidateId = await made('candidates', { firstName: 'A', lastName: 'B', email: 'a.b@mail.example' });
    await owner.request('POST', `/api/tenant/candidates/${candidateId}/labels`, { body: { add: [labelId] } });
    await until(async () => (await listed('mails', {})).some(({ to }) => to === address));
  });

  it('given somebody new, when they register the same address at once, then one account comes of it, and readers have few connections', async () => {
    const email = `${randomUUID()}@fjord.example`;
    const owner = { name: 'Ada Fjord', email, password: 'A-long-enough-password-1' };
    const body = {
      type: 'company' as const,
      companyName: 'Pooled Fjord',
      ...owner,
      locale: 'en-us' as const,
      timeZone: 'UTC',
    };
    const tries = Array.from({ length: 4 }, () => product.visitor().client.call(register, { body }));
    const ended = await Promise.allSettled(tries);
    expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true);
    const client = new pg.Client({ connectionString: product.database.superuserUrl });
    await client.connect();
    try {
      const { rows } = await client.query('select count(*)::int4 as n from access.account where email = $1', [email]);
      expect(rows).toEqual([{ n: 1 }]);
      const shared = await client.query(
        `select usename from pg_stat_activity where datname = current_database() and usename = 'onrecord_reader'`,
      );
      expect(shared.rowCount).toBeLessThanOrEqual(SHARED);
    } finally {
      await client.end();
    }
  });
});
