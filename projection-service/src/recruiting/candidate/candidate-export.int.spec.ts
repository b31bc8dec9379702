import { randomUUID } from 'node:crypto';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

/** More than are in memory at once. */
const MANY = 1_203;

describe('candidates as a file', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  const create = (person: object) => {
    const candidateId = randomUUID();
    const data = { ...candidateDefaults, candidateId, lastName: 'Berg', email: `${candidateId}@x.example`, ...person };
    return { candidateId, type: 'CandidateCreated', data };
  };
  const add = async (tenantId: string, person: object) => {
    const { candidateId, ...event } = create(person);
    return { candidateId, position: await service.append('candidate', candidateId, [event], tenantId) };
  };
  const file = async (tenantId: string, minPosition: string, query: object = {}) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    const answer = await service.get(`/api/tenant/candidates/export?${asked}`, { tenantId, minPosition });
    const [head = '', ...lines] = answer.text.replace('\uFEFF', '').split('\r\n').filter(Boolean);
    return { ...answer, head: head.split(','), lines };
  };

  it('given more candidates than are read at once, when they are exported, then each stands in the file once', async () => {
    const tenantId = randomUUID();
    let position = '';
    for (let at = 0; at < MANY; at++) ({ position } = await add(tenantId, { firstName: `P${at}` }));
    const { lines, headers } = await file(tenantId, position);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines).toHaveLength(MANY);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(MANY);
  }, 120_000);

  it('given own fields, labels, pay and a formula, when they are exported, then all are told by name and no formula is run', async () => {
    const tenantId = randomUUID();
    const [fieldId, optionId, labelId] = [randomUUID(), randomUUID(), randomUUID()];
    const options = [{ id: optionId, name: 'Sloop', isRetired: true }];
    const field = { customFieldId: fieldId, name: 'Boat', appliesTo: 'candidate', kind: 'choices', hint: '', options };
    await service.append('customField', fieldId, [{ type: 'CustomFieldCreated', data: field }], tenantId);
    const label = { labelId, name: 'Sailor', description: '', backgroundColor: '#000000', fontColor: '#ffffff' };
    await service.append(
      'label',
      labelId,
      [{ type: 'LabelCreated', data: { ...label, scopeId: randomUUID() } }],
      tenantId,
    );
    const ada = await add(tenantId, {
      ...{ firstName: '=1+1', skills: ['Rope', 'Sail'], expectedSalary: 123_450, salaryCurrency: 'USD' },
      custom: { [fieldId]: [optionId] },
    });
    await add(tenantId, { firstName: 'Bo', city: 'Oslo' });
    const labelled = { type: 'CandidateLabelled', data: { candidateId: ada.candidateId, labelId } };
    const last = await service.append('candidate', ada.candidateId, [labelled], tenantId);
    const { head, lines } = await file(tenantId, last, { headings: { firstName: 'Nome' } });
    const cell = (line: string | undefined, name: string) => line?.split(',')[head.indexOf(name)];
    expect(head.slice(0, 2)).toEqual(['Nome', 'lastName']);
    expect(lines).toHaveLength(2);
    expect(cell(lines[0], 'Nome')).toBe("'=1+1");
    expect(cell(lines[0], 'expectedSalary')).toBe('1234.5');
    expect([cell(lines[0], 'labelIds'), cell(lines[0], 'Boat'), cell(lines[0], 'skills')]).toEqual([
      'Sailor',
      'Sloop',
      'Rope; Sail',
    ]);
    expect((await file(tenantId, last, { filter: { labelId } })).lines).toHaveLength(1);
    expect((await file(tenantId, last, { filter: { custom: { [fieldId]: optionId } } })).lines).toHaveLength(1);
    expect((await file(tenantId, last, { filter: { q: 'oslo' } })).lines).toHaveLength(1);
    expect((await file(tenantId, last, { filter: { id: [ada.candidateId] } })).lines).toHaveLength(1);
    expect((await file(randomUUID(), last)).lines).toEqual([]);
    expect((await file(tenantId, last, { filter: { nothing: 1 } })).status).toBe(422);
    expect((await file(tenantId, last, { headings: { passwordHash: 'x' } })).status).toBe(422);
  });
});
