import { randomUUID } from 'node:crypto';
import { newId } from 'contracts/kernel/id';
import { signSystemToken } from 'platform/http/system-token';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#command-service/test/service.harness';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const command = (tenantId: string) => ({
  tenantId,
  aggregate: 'candidate',
  id: newId(new Date()),
  type: 'LabelCandidate',
  data: { add: [], remove: [] },
  cause: { eventId: randomUUID(), policy: 'p', target: 't', correlationId: 'c' },
});

describe('limits of system commands', () => {
  it('given a company at its limit, when policies send for another from the same address, then those are taken', async () => {
    const service = await harness.start({ RATE_LIMIT_SYSTEM: 2, RATE_LIMIT_API: 3 });
    const token = await signSystemToken('workers', 'a secret of specs that is long enough', harness.clock());
    const send = async (tenantId: string): Promise<number> =>
      (
        await request(service.handle)
          .post('/api/system/commands')
          .auth(token, { type: 'bearer' })
          .send(command(tenantId))
      ).status;
    const [busy, other] = [randomUUID(), randomUUID()];
    // There is no such candidate: taken, and refused for that alone.
    expect([await send(busy), await send(busy), await send(busy)]).toEqual([404, 404, 429]);
    expect([await send(other), await send(other)]).toEqual([404, 404]);
    await service.close();
  });
});
