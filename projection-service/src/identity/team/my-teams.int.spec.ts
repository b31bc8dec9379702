import { randomUUID } from 'node:crypto';
import { entities } from 'contracts/entities';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

describe('my teams', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({ projections: [entityProjection(entities.team)] });
  });
  afterAll(() => service.close());

  it('given teams of two companies, when I ask for mine, then those here that I am in are answered, by name', async () => {
    const make = async (name: string, userIds: string[], tenantId = exampleTenantId) => {
      const teamId = randomUUID();
      const position = await service.append(
        'team',
        teamId,
        [{ type: 'TeamCreated', data: { teamId, name, userIds } }],
        tenantId,
      );
      return { teamId, position };
    };
    const yard = await make('Yard', [exampleUserId, randomUUID()]);
    await make('Foreign', [exampleUserId], randomUUID());
    await make('Others', [randomUUID()]);
    const { position } = await make('Bench', [exampleUserId]);
    const mine = async (minPosition: string) =>
      (await service.get('/api/tenant/my-teams', { minPosition })).body.map(({ name }: { name: string }) => name);
    expect(await mine(position)).toEqual(['Bench', 'Yard']);
    const { teamId } = yard;
    expect(await mine(await service.append('team', teamId, [{ type: 'TeamRemoved', data: { teamId } }]))).toEqual([
      'Bench',
    ]);
  });
});
