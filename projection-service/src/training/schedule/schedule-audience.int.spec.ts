import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('schedule audience int spec', name);
const look = { description: '', backgroundColor: '#e3f1ec', fontColor: '#0c4a3d' };
let service: Harness;
let last: string;

const label = async (name: string, scopeId: string) => {
  const data = { labelId: id(name), name, scopeId, ...look };
  last = await service.append('label', id(name), [{ type: 'LabelCreated', data }]);
};

beforeAll(async () => {
  service = await openHarness();
  await label('First aider', systemLabelScopes.user);
  await label('Forklift', systemLabelScopes.user);
  await label('Urgent', systemLabelScopes.candidate);
  await label('Safety', systemLabelScopes.training);
  await label('Aid in summer', id('a scope of its own'));
});
afterAll(() => service.close());

it('given labels of several scopes, when those are asked for that a training can be scheduled for, then they are those that users may have, by name or by id (TRA-100)', async () => {
  const ask = async (query = '') =>
    (await service.get(`/api/tenant/schedule-labels${query}`, { minPosition: last })).body.map(
      ({ name }: { name: string }) => name,
    );
  expect(await ask()).toEqual(['Aid in summer', 'First aider', 'Forklift']);
  expect(await ask('?q=AID')).toEqual(['Aid in summer', 'First aider']);
  expect(await ask(`?ids=${id('Forklift')},${id('Urgent')}`)).toEqual(['Forklift']);
});
