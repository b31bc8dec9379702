import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const contractId = randomUUID();
const [sunnivaId, nilsId] = [derivedId('Sunniva'), derivedId('Nils')] as const;
const [shown, finished] = ['a'.repeat(64), 'b'.repeat(64)] as const;
const signer = (id: string, name: string, email: string) => ({
  id,
  roleId: derivedId(id),
  role: 'Signer',
  name,
  email,
});
const [sunniva, nils] = [signer(sunnivaId, 'Sunniva', 's@mail.example'), signer(nilsId, 'Nils', 'n@mail.example')];
const rita = { ...nils, name: 'Rita', email: 'rita@mail.example' };
const signature = { kind: 'typed', sha256: 'c'.repeat(64) };
const signed = (signerId: string, address: string, isLast: boolean) => ({
  type: 'ContractSigned',
  data: { signerId, sha256: shown, values: [], signature, signatureBytes: 0, address, isLast },
});
const asked = (signerIds: string[], reason: string) => ({
  type: 'ContractSignersAsked',
  data: { signerIds, reason, remindAt: null },
});
const expiresAt = '2099-01-01T00:00:00.000Z';
const history = [
  {
    type: 'ContractCreated',
    data: {
      ...{
        templateId: randomUUID(),
        candidateId: null,
        jobId: null,
        pendingHireId: null,
        title: '=Terms',
        message: '',
      },
      ...{ locale: 'en-us', isOrdered: false, signers: [sunniva, nils], signerIds: [sunnivaId, nilsId], codes: [] },
      ...{ fields: [], sentBy: exampleUserId, remindEveryDays: null, expiresAt },
      document: { path: 'contracts/one', sha256: shown, bytes: 9, pages: 2 },
    },
  },
  asked([sunnivaId, nilsId], 'turn'),
  { type: 'ContractViewed', data: { signerId: nilsId, sha256: shown, address: '203.0.113.7' } },
  {
    type: 'ContractForwarded',
    data: { signerId: nilsId, from: nils, to: rita, isBySigner: true, address: '203.0.113.7' },
  },
  asked([nilsId], 'forwarded'),
  { type: 'ContractCodeRefused', data: { signerId: nilsId, address: '203.0.113.8' } },
  { type: 'ContractCodeChanged', data: { signerId: nilsId, hash: 'd'.repeat(64) } },
  {
    type: 'ContractSignerRecognized',
    data: {
      ...{ signerId: sunnivaId, userId: exampleUserId, title: '=Terms', expiresAt },
      ...{ status: 'viewed', isSigned: false, isFinished: false },
    },
  },
  signed(sunnivaId, '203.0.113.9', false),
  signed(nilsId, '203.0.113.8', true),
  {
    type: 'ContractFinished',
    data: { path: 'contracts/file', sha256: finished, bytes: 1, certificate: '1'.repeat(64), signerIds: [nilsId] },
  },
];

let service: Harness;
beforeAll(async () => {
  service = await openHarness();
  const events = history.map(({ type, data }) => ({ type, data: { contractId, ...data } }));
  await service.append('contract', contractId, events);
});
afterAll(() => service.close());

const stored = async (): Promise<Recorded[]> => {
  const { state } = await service.events.store.aggregateStream<Recorded[], Event>(
    streamName('contract', exampleTenantId, contractId),
    { initialState: () => [], evolve: (all: Recorded[], event: Event) => [...all, event as Recorded] },
  );
  return state;
};
const path = `/api/tenant/contracts/${contractId}/trail`;

describe('the trail of a contract (docs/product.md SIG-33)', () => {
  it('given its events, when the trail is read, then it has one step for each of them, in order, with its moment, address and the document by its hash', async () => {
    const { status, body } = await service.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ contractId, sha256: shown, finishedSha256: finished, pages: 2 });
    const events = await stored();
    expect(events).toHaveLength(history.length);
    expect(body.steps.map(({ number, id, at, event }: Record<string, unknown>) => [number, id, at, event])).toEqual(
      events.map(({ streamVersion, id, metadata, type }) => [Number(streamVersion), id, metadata.occurredAt, type]),
    );
    const of = (index: number) => events[index]?.data as { sha256?: string; address?: string } | undefined;
    for (const [index, step] of body.steps.entries()) {
      if (index > 0) expect(step.sha256).toBe(of(index)?.sha256 ?? null);
      if (of(index)?.address) expect(step.address).toBe(of(index)?.address);
    }
    expect(body.steps[0]).toMatchObject({ sha256: shown, signer: null });
  });

  it('given a contract that was forwarded, when its trail is read, then each step names people as they were at that moment', async () => {
    const { body } = await service.get(path);
    const names = body.steps.map(({ signer: who, to }: { signer: { name: string } | null; to: { name: string }[] }) => [
      who?.name ?? null,
      to.map(({ name }) => name),
    ]);
    expect(names).toEqual([
      [null, []],
      [null, ['Sunniva', 'Nils']],
      ['Nils', []],
      ['Nils', ['Rita']],
      [null, ['Rita']],
      ['Rita', []],
      [null, ['Rita']],
      [null, []],
      ['Sunniva', []],
      ['Rita', []],
      [null, ['Rita']],
    ]);
  });

  it('given what the company or an account did about somebody who signs, when the trail is read, then it is not said to be the act of the signer', async () => {
    const { body } = await service.get(path);
    const others = body.steps
      .filter(({ by }: { by: string }) => by !== 'signer')
      .map(({ event }: { event: string }) => event);
    expect(others).toEqual([
      ...['ContractCreated', 'ContractSignersAsked', 'ContractSignersAsked', 'ContractCodeChanged'],
      ...['ContractSignerRecognized', 'ContractFinished'],
    ]);
  });

  it('given the same, when it is saved as a file, then each event is a row with the same values', async () => {
    const headings = JSON.stringify({ event: 'What' });
    const { headers, text } = await service.get(`${path}/export?headings=${encodeURIComponent(headings)}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head?.split(',').slice(0, 4)).toEqual(['number', 'at', 'What', 'by']);
    const events = await stored();
    expect(rows.map((row) => row.split(',').slice(0, 3))).toEqual(
      events.map(({ streamVersion, metadata, type }) => [String(streamVersion), metadata.occurredAt, type]),
    );
    expect(rows[8]).toContain(`signer,Sunniva,s@mail.example,203.0.113.9,${shown},`);
  });

  it('given another company, or a contract that was erased, when its trail is asked for, then there is none', async () => {
    expect((await service.get(path, { tenantId: derivedId('another company') })).status).toBe(404);
    expect((await service.get(`${path}/export`, { tenantId: derivedId('another company') })).status).toBe(404);
    expect((await service.get('/api/tenant/contracts/none/trail')).status).toBe(404);
    await service.append('contract', contractId, [{ type: 'ContractErased', data: { contractId } }]);
    expect((await service.get(path)).status).toBe(404);
  });
});
