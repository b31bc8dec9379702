import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { handbookDefaults } from 'contracts/training/handbook/handbook.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const [safety, yard] = [derivedId('safety'), derivedId('yard')];

describe('lists by a label that their records list', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  const kinds = {
    'handbook-documents': (name: string, labelIds: string[], tenantId: string) => {
      const handbookDocumentId = randomUUID();
      const data = { ...handbookDefaults, handbookDocumentId, name, kind: 'sop', teamId: null, labelIds };
      return service.append(
        'handbookDocument',
        handbookDocumentId,
        [{ type: 'HandbookDocumentCreated', data }],
        tenantId,
      );
    },
    'training-programs': (name: string, labelIds: string[], tenantId: string) => {
      const trainingProgramId = randomUUID();
      const data = { ...programDefaults, trainingProgramId, name, labelIds, lessonIds: [derivedId('lesson')] };
      return service.append('trainingProgram', trainingProgramId, [{ type: 'TrainingProgramCreated', data }], tenantId);
    },
  };

  it.each(Object.entries(kinds))(
    'given %s with labels, when listed by one, then those with it alone, also among words',
    async (path, create) => {
      await create('Keys of the yard', [yard], exampleTenantId);
      await create('Life jackets', [yard, safety], exampleTenantId);
      await create('Fire in the yard', [safety], exampleTenantId);
      await create('Nothing yet', [], exampleTenantId);
      const minPosition = await create('Theirs', [yard], randomUUID());
      const listed = async (filter: object) => {
        const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["name","ASC"]`;
        const { body, headers } = await service.get(`/api/tenant/${path}?${query}`, { minPosition });
        return [headers['content-range']?.split('/')[1], body.map(({ name }: { name: string }) => name)];
      };
      expect(await listed({ labelId: yard })).toEqual(['2', ['Keys of the yard', 'Life jackets']]);
      expect(await listed({ labelId: yard, q: 'jackets' })).toEqual(['1', ['Life jackets']]);
      expect(await listed({ labelId: safety, q: 'yard' })).toEqual(['1', ['Fire in the yard']]);
      expect(await listed({ labelId: derivedId('none') })).toEqual(['0', []]);
    },
  );

  it('given a label that is none, when listed by it, then the answer names the field', async () => {
    const { status, body } = await service.get('/api/tenant/handbook-documents?filter={"labelId":"yard"}');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['filter.labelId']]);
  });
});
