import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { SETTLES_AFTER_MS } from 'contracts/recruiting/interview/interview.statuses';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { followRule } from '#command-service/test/rules.fixture';

const START = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-03T09:00:00.000Z';

describe('what filters ask (AUT-81)', () => {
  let app: SpecApp;
  let label: string;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    label = await made('labels', { name: 'Called' });
  });
  const made = async (of: string, body: object): Promise<string> => {
    const { status, body: answer } = await app.owner('post', `/api/tenant/${of}`, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.id;
  };
  const ruleOf = (event: string, filters: object[]) => ({
    ...{ event, filters, delayTime: 0, delayUnit: 'minutes', isOnce: true },
    actions: [{ kind: 'add-label', labelId: label }],
  });
  const settled = async (id: string, status: string, more: object = {}) => {
    const since = app.clock().getTime();
    const changed = await app.owner('post', `/api/tenant/interviews/${id}/status`, { status, ...more });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    app.advance(SETTLES_AFTER_MS);
    const dueAt = new Date(since + SETTLES_AFTER_MS).toISOString();
    const cause = { eventId: derivedId(id, status), policy: 'settle', target: 'one', correlationId: 'c' };
    const settle = { aggregate: 'interview', id, type: 'SettleInterviewStatus', data: { dueAt } };
    expect((await app.system({ tenantId: exampleTenantId, ...settle, cause })).status).toBe(200);
  };

  it('given a rejection, when rules ask for what it was before, why, where from, for skills and fields of the company’s own, then those follow whose filters hold, as the dry run says', async () => {
    const early = derivedId('early');
    const options = [
      { id: early, name: 'Early' },
      { id: derivedId('late'), name: 'Late' },
    ];
    const years = await made('custom-fields', { name: 'Years', kind: 'number' });
    const shift = await made('custom-fields', { name: 'Shift', kind: 'choice', options });
    const dock = await made('custom-fields', { name: 'Dock', kind: 'text', appliesTo: 'job' });
    const licence = await made('custom-fields', { name: 'Licence until', kind: 'date' });
    const page = await made('custom-fields', { name: 'Page', kind: 'link' });
    const reason = await made('rejection-reasons', { name: 'No licence' });
    const candidateId = await made('candidates', {
      ...{ firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', source: 'referral' },
      ...{
        skills: ['Forklift'],
        custom: { [years]: 4.5, [shift]: early, [licence]: '2026-06-30', [page]: 'https://ada.example/work' },
      },
    });
    const jobId = await made('jobs', { title: 'Cook', custom: { [dock]: 'Dock 4, north' } });
    const interviewId = await made('interviews', { candidateId, jobId, source: 'fair-2026' });
    const is = (field: string, ...values: string[]) => ({ field, operator: 'is', values });
    const holding = [
      ...[is('status', 'rejected'), is('status.before', 'considered'), is('interview.reason', reason)],
      ...[is('source', 'indeed', 'fair-2026'), is('candidate.skills', 'forklift')],
      { field: 'candidate.custom', customFieldId: years, operator: 'at-least', values: ['4.5'] },
      { field: 'candidate.custom', customFieldId: shift, operator: 'is', values: [early] },
      { field: 'job.custom', customFieldId: dock, operator: 'contains', values: ['dock 4'] },
      { field: 'candidate.custom', customFieldId: licence, operator: 'at-least', values: ['2026-06-30'] },
      { field: 'candidate.custom', customFieldId: licence, operator: 'is-filled', values: [] },
      { field: 'candidate.custom', customFieldId: page, operator: 'contains', values: ['ada.example'] },
    ];
    const save = async (filters: object[]) =>
      (
        await app.owner('post', '/api/tenant/event-actions', {
          ...ruleOf('status-changed', filters),
          name: 'R',
          isOn: true,
        })
      ).body;
    const rules = [
      await save(holding),
      await save([is('status.before', 'created')]),
      await save([is('source', 'referral')]),
      await save([{ field: 'candidate.custom', customFieldId: licence, operator: 'at-most', values: ['2026-06-29'] }]),
      await save([{ ...is('candidate.skills', 'forklift'), operator: 'is-not' }]),
    ];
    const followed = await Promise.all(rules.map((rule) => followRule(app, rule)));
    await settled(interviewId, 'considered');
    await settled(interviewId, 'rejected', { reasonId: reason });
    for (const one of followed) await one.until(LATER);
    const events = await Promise.all(followed.map(async (one) => (await one.runs()).map(({ asked }) => asked)));
    expect(events.map((runs) => runs.length)).toEqual([1, 1, 0, 0, 0]);
    expect(events[0]?.[0]).toMatchObject([
      ...[{ found: ['rejected'] }, { found: ['considered'] }, { found: [reason] }, { found: ['fair-2026'] }],
      ...[{ found: ['Forklift'] }, { customFieldId: years, found: ['4.5'] }, { found: [early] }],
      { customFieldId: dock, found: ['Dock 4, north'] },
      ...[{ found: ['2026-06-30'] }, { found: ['2026-06-30'] }, { found: ['https://ada.example/work'] }],
    ]);
    const body = { ...ruleOf('status-changed', holding), since: START };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', body);
    expect(tried.body).toMatchObject({ happened: 2, counts: { done: 1, skipped: 0 } });
  });

  it('given what does not fit a field, or is not the company’s, when a rule asks it, then it is refused by the field', async () => {
    const years = await made('custom-fields', { name: 'Years', kind: 'number' });
    const size = await made('custom-fields', {
      ...{ name: 'Size', kind: 'choice', appliesTo: 'job' },
      options: [{ id: derivedId('small'), name: 'Small' }],
    });
    const hired = await made('custom-fields', { name: 'Hired on', kind: 'date' });
    const errorsOf = async (filter: object, event = 'interview-opened') => {
      const body = { ...ruleOf(event, [filter]), name: 'Rule' };
      return Object.entries((await app.owner('post', '/api/tenant/event-actions', body)).body.errors ?? {});
    };
    const custom = (customFieldId: string, more: object = {}) => ({
      ...{ field: 'candidate.custom', operator: 'at-least', values: ['3'], customFieldId },
      ...more,
    });
    expect(await errorsOf(custom(years))).toEqual([]);
    const unknown = [['filters.0.customFieldId', ['custom-field-not-found']]];
    expect(await errorsOf({ ...custom(years), customFieldId: null })).toEqual(unknown);
    expect(await errorsOf({ field: 'source', operator: 'is', values: ['fair'], customFieldId: years })).toEqual(
      unknown,
    );
    expect(await errorsOf(custom(size))).toEqual(unknown);
    expect(await errorsOf(custom(derivedId('nowhere')))).toEqual(unknown);
    expect(await errorsOf(custom(years, { operator: 'contains' }))).toEqual([
      ['filters.0.operator', ['event-filter-operator-wrong']],
    ]);
    const wrong = [['filters.0.values', ['event-filter-value-wrong']]];
    expect(await errorsOf(custom(years, { values: ['three'] }))).toEqual(wrong);
    expect(await errorsOf(custom(hired, { values: ['2026-06-30'] }))).toEqual([]);
    expect(await errorsOf(custom(hired, { operator: 'is-empty', values: [] }))).toEqual([]);
    for (const values of [['2026-02-30'], ['soon'], [], ['2026-06-30', '2026-07-01']])
      expect(await errorsOf(custom(hired, { values }))).toEqual(wrong);
    const ofJob = { field: 'job.custom', operator: 'is', values: [derivedId('large')] };
    expect(await errorsOf(custom(size, ofJob))).toEqual(wrong);
    expect(await errorsOf({ field: 'source', operator: 'is', values: ['no code'] })).toEqual(wrong);
    expect(await errorsOf({ field: 'status.before', operator: 'is', values: ['created'] })).toEqual([
      ['filters.0.field', ['event-filter-field-wrong']],
    ]);
    expect(await errorsOf({ field: 'interview.reason', operator: 'is', values: [derivedId('why')] })).toEqual([
      ['filters.0.values', ['rejection-reason-not-found']],
    ]);
  });
});
