import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import type { Service } from 'platform/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const [ada, bo] = [derivedId('a candidate who was erased'), derivedId('a candidate who was not')];

const signer = {
  ...{ id: derivedId('signer'), roleId: derivedId('role'), role: 'Employee' },
  ...{ name: 'Ada', email: 'ada@mail.example' },
};

let harness: Harness;
let commandService: Consumer;
let workers: Service;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  for (const [id, erased] of [
    [ada, true],
    [bo, false],
  ] as const)
    await givenRow(harness.admin, 'candidate', { tenant_id: exampleTenantId, id, erased });
  workers = await harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });
});
afterAll(async () => {
  await workers.close();
  await commandService.close();
  await harness.close();
});

const sends = async (name: string, candidateId: string | null) => {
  const contractId = derivedId('a late contract', name);
  await harness.append('contract', contractId, {
    type: 'ContractCreated',
    data: {
      ...{ contractId, templateId: derivedId('template'), candidateId, jobId: null, pendingHireId: null },
      ...{
        title: 'Employment',
        message: '',
        locale: 'en-us',
        isOrdered: false,
        signers: [signer],
        signerIds: [signer.id],
      },
      ...{ codes: [], fields: [], expiresAt: '2026-03-16T09:00:00.000Z', remindEveryDays: null, sentBy: 'spec' },
      document: { path: `contracts/${contractId}`, sha256: '0'.repeat(64), bytes: 1, pages: 1 },
    },
  });
  return contractId;
};

const plans = async (name: string, candidateId: string) => {
  const liveInterviewId = derivedId('a late live interview', name);
  await harness.append('liveInterview', liveInterviewId, {
    type: 'LiveInterviewCreated',
    data: {
      ...{
        liveInterviewId,
        interviewId: derivedId('interview'),
        candidateId,
        jobId: null,
        title: 'First',
        minutes: 45,
      },
      ...{ startsAt: '2026-03-16T09:00:00.000Z', slots: [], timeZone: 'UTC', place: 'Dock 4', interviewerIds: [bo] },
      ...{ organizerId: null, remindAt: null, askAt: null },
    },
  });
  return liveInterviewId;
};

describe('what is made about a candidate while they are being erased', () => {
  it('given somebody who was erased a moment before, when a contract is sent to them or an interview planned, then both are erased; those of others stay', async () => {
    await sends('about nobody', null);
    await sends('about bo', bo);
    const late = await sends('about ada', ada);
    await plans('with bo', bo);
    const planned = await plans('with ada', ada);
    await harness.project();
    const erased = () =>
      commandService.received
        .map(({ body }) => JSON.parse(body) as SystemCommand)
        .filter(({ type }) => type.startsWith('Erase'))
        .sort((one, other) => one.type.localeCompare(other.type));
    await eventually(async () => erased().length > 1);
    await eventually(async () => (await harness.unfinished()) === 0);
    expect(erased()).toMatchObject([
      { aggregate: 'contract', id: late, type: 'EraseContract', tenantId: exampleTenantId },
      { aggregate: 'liveInterview', id: planned, type: 'EraseLiveInterview', tenantId: exampleTenantId },
    ]);
  });
});
