import { randomUUID } from 'node:crypto';
import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import type { Client } from 'contracts/client/client';
import { register } from 'contracts/identity/registration/registration.endpoints';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { until } from '#deploy/test/until';
import { type ProtocolServer, startProtocolServer } from './eventstoredb-protocol.harness.ts';

describe('the product on EventStoreDB', () => {
  let server: ProtocolServer;
  let product: RunningProduct;
  let owner: Client;
  beforeAll(async () => {
    server = await startProtocolServer();
    product = await openDemoProduct(await testDatabase(), { EVENT_STORE_URL: server.url });
    owner = await product.clientOf('admin@harbor.example', 'harbor');
  });
  afterAll(async () => {
    await product?.close();
    await server?.close();
  });

  const made = async (path: string, body: object): Promise<string> =>
    ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string }).id;
  const listed = async <Row>(path: string, filter: object, sort = 'createdAt') => {
    const query = { filter: JSON.stringify(filter), range: '[0,99]', sort: JSON.stringify([sort, 'DESC']) };
    return (await owner.request('GET', `/api/tenant/${path}`, { query })).data as Row[];
  };
  const candidate = async (id: string) =>
    (await owner.request('GET', `/api/tenant/candidates/${id}`)).data as { firstName: string; labelIds: string[] };
  const person = (firstName: string) =>
    made('candidates', { firstName, lastName: 'Commit', email: `${randomUUID()}@mail.example` });

  it('given many at once, when each writes and looks at it, then it sees what it has written', async () => {
    const names = Array.from({ length: 30 }, (_, nth) => `Stored${nth}`);
    const seen = await Promise.all(names.map(async (name) => (await candidate(await person(name))).firstName));
    expect(seen).toEqual(names);
  });

  it('given many who want one name at once, when they are answered, then one of them has it', async () => {
    const name = 'Wanted by many';
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => made('labels', { name })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ status: 409 });
    expect(await listed('labels', { q: name }, 'name')).toHaveLength(1);
  });

  it('given somebody new, when they register the same address at once, then one company comes of it', async () => {
    const email = `${randomUUID()}@commit.example`;
    const body = {
      ...{ type: 'company' as const, companyName: 'Commit Fjord', name: 'Ada Commit', email },
      ...{ password: 'A-long-enough-password-1', locale: 'en-us' as const, timeZone: 'UTC' },
    };
    const tries = Array.from({ length: 4 }, () => product.visitor().client.call(register, { body }));
    const ended = await Promise.allSettled(tries);
    expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('given a rule, when something happens, then a mail is written, and the rule can be tried on what has happened', async () => {
    const labelId = await made('labels', { name: 'Kept elsewhere' });
    const templateId = await made('email-templates', { name: 'Elsewhere', subject: 'Elsewhere', content: 'Hello.' });
    const address = `${randomUUID()}@harbor.example`;
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [labelId] }];
    const actions = [{ kind: 'mail', templateId, to: 'address', address }];
    const when = { event: 'label-added', delayTime: 0, delayUnit: 'minutes', filters };
    await made('event-actions', { ...when, name: 'Elsewhere', isOn: true, actions });
    const id = await person('Ruled');
    await owner.request('POST', `/api/tenant/candidates/${id}/labels`, { body: { add: [labelId] } });
    await until(async () => (await listed<{ to: string }>('mails', {})).some(({ to }) => to === address));
    const body = { ...when, isOnce: true, actions, since: new Date(Date.now() - 3_600_000).toISOString() };
    const { runs } = (await owner.request('POST', '/api/tenant/event-actions/dry-run', { body })).data as DryRun;
    expect(runs).toMatchObject([{ recordId: id }]);
  });

  it('given somebody who was changed and then erased, when the audit is read, then it tells each step and nothing of them', async () => {
    const id = await person('Wilhelmina');
    const { data: before } = await owner.request('GET', '/api/tenant/audit-log/state', {
      query: { entity: 'candidate', id, at: new Date(Date.now() + 60_000).toISOString() },
    });
    expect(JSON.stringify(before)).toContain('Wilhelmina');
    await owner.request('POST', `/api/tenant/candidates/${id}/erase`);
    const entries = await listed<AuditEntryView>('audit-log', { entity: 'candidate', entityId: id }, 'occurredAt');
    expect(entries.map(({ event }) => event)).toEqual(['CandidateErased', 'CandidateCreated']);
    expect(JSON.stringify(entries)).not.toContain('Wilhelmina');
    expect(JSON.stringify(server.log.all.map(({ data }) => Buffer.from(data).toString()))).not.toContain('Wilhelmina');
  });

  it('given connections that are cut, when people go on, then what they do is taken and shown', async () => {
    await server.restart();
    const tried = async () => {
      try {
        return await person('Unshaken');
      } catch {
        return undefined;
      }
    };
    await expect.poll(tried).toBeTruthy();
    const [found] = await listed<{ firstName: string }>('candidates', { q: 'Unshaken' });
    expect(found).toMatchObject({ firstName: 'Unshaken' });
  });
});
