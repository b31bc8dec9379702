import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import type { Client } from 'contracts/client/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoProduct, type RunningProduct } from './product.harness.ts';
import { until } from './until.ts';

let product: RunningProduct;
let owner: Client;
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await product.clientOf('admin@harbor.example', 'harbor');
}, 120_000);
afterAll(() => product?.close());

const made = async (path: string, body: object): Promise<string> =>
  ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string }).id;
const person = (name: string) =>
  made('candidates', { firstName: name, lastName: 'Spec', email: `${name.toLowerCase()}.events@mail.example` });
const putOn = (candidateId: string, add: string[]) =>
  owner.request('POST', `/api/tenant/candidates/${candidateId}/labels`, { body: { add } });
const labelled = (values: string[]) => [{ field: 'candidate.labels', operator: 'is', values }];
const rule = (name: string, event: string, more: object) =>
  made('event-actions', { name, event, delayTime: 0, delayUnit: 'minutes', isOn: true, ...more });
const runs = async (candidateId: string): Promise<EventActionRunView[]> => {
  const query = { filter: JSON.stringify({ candidateId }), range: '[0,49]', sort: '["createdAt","ASC"]' };
  return (await owner.request('GET', '/api/tenant/event-action-runs', { query })).data as EventActionRunView[];
};
const ended = async (candidateId: string, count: number) => {
  let found: EventActionRunView[] = [];
  await until(async () => {
    found = await runs(candidateId);
    return found.length >= count && found.every(({ endedAt }) => endedAt !== null);
  });
  return found;
};

describe('event actions of a company', () => {
  it('given a rule, when a candidate gets a label, then its actions are done once and the log says so', async () => {
    const called = await made('labels', { name: 'Events: called' });
    const wanted = await made('labels', { name: 'Events: wanted' });
    const words = { name: 'Events: note', subject: 'About {{ candidate.full_name }}', content: 'Call them.' };
    const templateId = await made('email-templates', words);
    const actions = [
      { kind: 'add-label', labelId: wanted },
      { kind: 'mail', templateId, to: 'address', address: 'dock.events@harbor.example' },
      { kind: 'mail', templateId, to: 'candidate' },
    ];
    await rule('Events: when called', 'label-added', { filters: labelled([called]), actions });
    const candidateId = await person('Ada');
    await putOn(candidateId, [called]);
    const [run] = await ended(candidateId, 1);
    expect(run).toMatchObject({ status: 'done', ruleName: 'Events: when called', candidateName: 'Ada Spec', depth: 0 });
    expect(run?.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    const { data } = await owner.request('GET', `/api/tenant/candidates/${candidateId}`);
    expect((data as { labelIds: string[] }).labelIds).toEqual([called, wanted]);
    const mailsTo = async () => {
      const query = { range: '[0,49]', sort: '["createdAt","DESC"]' };
      const { data: mails } = await owner.request('GET', '/api/tenant/mails', { query });
      return (mails as { to: string; subject: string }[])
        .filter(({ subject }) => subject === 'About Ada Spec')
        .map(({ to }) => to);
    };
    await until(async () => (await mailsTo()).length === 2);
    expect((await mailsTo()).sort()).toEqual(['ada.events@mail.example', 'dock.events@harbor.example']);

    const tried = {
      event: 'label-added',
      filters: labelled([called]),
      delayTime: 0,
      delayUnit: 'minutes',
      isOnce: true,
    };
    const body = { ...tried, actions, since: new Date(Date.now() - 3_600_000).toISOString() };
    const dry = (await owner.request('POST', '/api/tenant/event-actions/dry-run', { body })).data as DryRun;
    expect(dry.runs).toMatchObject([
      { recordId: candidateId, candidateName: 'Ada Spec', verdict: run?.status, results: run?.results },
    ]);
  });

  it('given two rules that undo each other, when the first begins, then the fourth of them stops and says so', async () => {
    const round = await made('labels', { name: 'Events: round' });
    const again = { isOnce: false, filters: [{ field: 'label', operator: 'is', values: [round] }] };
    await rule('Events: off', 'label-added', { ...again, actions: [{ kind: 'remove-label', labelId: round }] });
    await rule('Events: on', 'label-removed', { ...again, actions: [{ kind: 'add-label', labelId: round }] });
    const candidateId = await person('Max');
    await putOn(candidateId, [round]);
    const found = await ended(candidateId, 4);
    expect(found.map(({ depth, status, reason }) => [depth, status, reason])).toEqual([
      [0, 'done', null],
      [1, 'done', null],
      [2, 'done', null],
      [3, 'skipped', 'loop'],
    ]);
  });

  it('given a rule that changes a status after a change of status, when it is settled, then the chain is counted through the settling', async () => {
    const jobs = await owner.request('GET', '/api/tenant/jobs', { query: { range: '[0,0]' } });
    const [job] = jobs.data as { id: string }[];
    const only = { field: 'candidate.title', operator: 'is', values: ['Events spec'] };
    const to = (status: string) => [{ kind: 'change-status', status }];
    const on = (status: string) => [only, { field: 'status', operator: 'is', values: [status] }];
    await rule('Events: considered', 'status-changed', {
      isOnce: false,
      filters: on('reviewed'),
      actions: to('considered'),
    });
    const candidateId = await made('candidates', {
      ...{ firstName: 'Eve', lastName: 'Spec', email: 'eve.events@mail.example', currentTitle: 'Events spec' },
    });
    const interviewId = await made('interviews', { candidateId, jobId: job?.id });
    await rule('Events: unapproved', 'status-changed', { filters: on('considered'), actions: to('unapproved') });
    await owner.request('POST', `/api/tenant/interviews/${interviewId}/status`, { body: { status: 'reviewed' } });
    const found = await ended(candidateId, 2);
    expect(found.map(({ depth, status }) => [depth, status])).toEqual([
      [0, 'done'],
      [1, 'done'],
    ]);
  }, 90_000);
});
