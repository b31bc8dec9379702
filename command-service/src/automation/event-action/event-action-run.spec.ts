import { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { stepCommands } from 'contracts/automation/event-action/event-action.steps';
import { eventActionRunId } from 'contracts/automation/event-action/event-action-run.entity';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { SystemCommandInput } from 'contracts/system-commands';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const HAPPENED_AT = '2026-03-02T09:00:00.000Z';
/** An hour later, as the rules here wait. */
const DUE_AT = '2026-03-02T10:00:00.000Z';
const publicUrl = 'https://onrecord.example';

describe('runs of event actions', () => {
  let app: SpecApp;
  let label: string;
  let other: string;
  let candidateId: string;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    const made = async (path: string, body: object) => (await app.owner('post', `/api/tenant/${path}`, body)).body.id;
    label = await made('labels', { name: 'Called' });
    other = await made('labels', { name: 'Wants boats' });
    candidateId = await made('candidates', { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/labels`, { add: [label] });
  });

  const rule = async (more: object = {}): Promise<string> => {
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [label] }];
    const actions = [{ kind: 'add-label', labelId: other }];
    const body = { name: 'Rule', event: 'label-added', delayTime: 1, delayUnit: 'hours', isOn: true, filters, actions };
    return (await app.owner('post', '/api/tenant/event-actions', { ...body, ...more })).body.id;
  };
  const system = (id: string, command: SystemCommandInput, target = 'one') =>
    app.system({
      tenantId: exampleTenantId,
      id,
      ...command,
      cause: { eventId: derivedId(target), policy: 'automation.event-action', target, correlationId: 'c' },
    });

  const begin = async (
    eventActionId: string,
    more: { depth?: number; target?: string; happenedAt?: string; others?: string[]; position?: string } = {},
  ) => {
    const { depth = 0, target, happenedAt = HAPPENED_AT, others = [], position } = more;
    const causeId = derivedId('cause');
    const id = eventActionRunId({ eventActionId, recordId: candidateId, causeId, isOnce: true });
    const happened = { event: 'label-added' as const, causeId, recordId: candidateId, said: { status: null, label } };
    const at = { happenedAt, ...(position !== undefined && { position }) };
    const data = { ...happened, depth, ...at, eventActionIds: [eventActionId, ...others] };
    const { status } = await system(
      candidateId,
      { aggregate: 'eventActionRun', type: 'BeginEventActionRuns', data },
      target,
    );
    return { id, status };
  };
  const fire = (id: string) =>
    system(id, { aggregate: 'eventActionRun', type: 'FireEventActionRun', data: { dueAt: DUE_AT } }, 'due');
  const told = async () => {
    const types = ['Created', 'Started', 'Skipped', 'Unmet', 'Finished'].map((word) => `EventActionRun${word}`);
    const { events } = await app.events.feed.read(0n, 1_000, new Set([...types, 'EventActionMailWritten']));
    return events.map(({ type, data }) => ({ type, data: data as Record<string, unknown> }));
  };
  const verdict = async () => (await told()).slice(1).map(({ type, data }) => [type.slice(14), data.reason]);

  it('given a rule whose filters hold, when 24 triggers come together, then it is one run, which is carried out as the rule says then', async () => {
    const ruleId = await rule();
    const begun = await Promise.all(Array.from({ length: 24 }, (_, n) => begin(ruleId, { target: `t${n}` })));
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
    await app.owner('patch', `/api/tenant/event-actions/${ruleId}`, {
      actions: [{ kind: 'remove-label', labelId: label }],
    });
    const { id } = begun[0] ?? { id: '' };
    expect((await fire(id)).status).toBe(200);
    expect((await fire(id)).status).toBe(200);
    const [created, started, ...rest] = await told();
    expect(created?.type).toBe('EventActionRunCreated');
    expect(started).toMatchObject({
      type: 'EventActionRunStarted',
      data: { revision: 2, actions: [{ kind: 'remove-label' }] },
    });
    expect(rest).toEqual([]);
  });

  it('given a filter that does not hold, or a rule that is off or follows another event by now, when it happens, then nothing is on record (AUT-80)', async () => {
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [other] }];
    for (const more of [{ filters }, { isOn: false }, { event: 'label-removed' }])
      expect((await begin(await rule(more))).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('given a record that changed between what happened and the worker, when its filters are asked, then it is judged as it was (AUT-19)', async () => {
    const asking = (operator: string) => rule({ filters: [{ field: 'candidate.labels', operator, values: [other] }] });
    const [held, holdsNow] = [await asking('is-not'), await asking('is')];
    const position = String(await app.events.engine.head());
    await app.owner('post', `/api/tenant/candidates/${candidateId}/labels`, { add: [other] });
    expect((await begin(held, { position, others: [holdsNow] })).status).toBe(200);
    expect((await told()).map(({ data }) => data.eventActionId)).toEqual([held]);
  });

  it('given one that waits, when somebody cancels it or has it done now, then that is so once; one that is over is refused (AUT-58)', async () => {
    const run = (id: string, action: string) => app.owner('post', `/api/tenant/event-action-runs/${id}/${action}`);
    const [one, two] = [(await begin(await rule())).id, (await begin(await rule())).id];
    expect((await run(one, 'cancel')).body).toMatchObject({ status: 'skipped', reason: 'cancelled' });
    expect((await run(one, 'cancel')).status).toBe(200);
    const late = await run(one, 'run-now');
    expect([late.status, late.body.code]).toEqual([409, 'event-action-run-not-waiting']);
    expect((await run(two, 'run-now')).body).toMatchObject({ status: 'running' });
    expect((await run(two, 'cancel')).status).toBe(409);
    expect((await app.recruiter('post', `/api/tenant/event-action-runs/${two}/cancel`)).status).toBe(403);
  });

  it('given one of which something failed, when somebody has it tried again, then it starts again with what it did, and not twice (AUT-58)', async () => {
    const { id } = await begin(await rule());
    const retry = () => app.owner('post', `/api/tenant/event-action-runs/${id}/retry`);
    await fire(id);
    const results = [{ outcome: 'refused' as const, code: 'label-not-found' }];
    await system(id, { aggregate: 'eventActionRun', type: 'FinishEventActionRun', data: { results } }, 'end');
    expect((await retry()).body).toMatchObject({ status: 'running', results });
    expect((await retry()).status).toBe(200);
    expect((await told()).map(({ type }) => type.slice(14))).toEqual(['Created', 'Started', 'Finished', 'Started']);
    const done = [{ outcome: 'done' as const, code: null }];
    await system(
      id,
      { aggregate: 'eventActionRun', type: 'FinishEventActionRun', data: { results: done } },
      'end again',
    );
    const over = await retry();
    expect([over.status, over.body.code]).toEqual([409, 'event-action-run-not-failed']);
  });

  it('given rules without a delay beside one that waits, when it happens, then those whose filters hold are begun and started in one, and none again', async () => {
    const without = { delayTime: 0, delayUnit: 'minutes' };
    const [one, two, waits] = [await rule(without), await rule(without), await rule()];
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [other] }];
    const others = [two, waits, await rule({ ...without, filters })];
    for (const target of ['one', 'one', 'two']) expect((await begin(one, { others, target })).status).toBe(200);
    const { events } = await app.events.feed.read(0n, 1_000);
    const runs = Map.groupBy(
      events.filter(({ type }) => type.startsWith('EventActionRun')),
      ({ streamName }) => streamName,
    );
    const [created, judged, started] = ['EventActionRunCreated', 'EventActionRunJudged', 'EventActionRunStarted'];
    expect([...runs.values()].map((of) => of.map(({ type }) => type)).sort()).toEqual([
      [created],
      [created, judged, started],
      [created, judged, started],
    ]);
    expect((await told()).find(({ type }) => type === started)?.data).toMatchObject({
      revision: 1,
      actions: [{ kind: 'add-label', labelId: other }],
    });
  });

  it('given a rule that follows from three others, when it happens, then its run ends where it begins', async () => {
    const { id } = await begin(await rule(), { depth: 3, happenedAt: '2026-03-01T08:00:00.000Z' });
    await fire(id);
    expect((await told()).map(({ type, data }) => [type.slice(14), data.reason])).toEqual([
      ['Created', undefined],
      ['Skipped', 'loop'],
    ]);
  });

  it('given filters that hold, when a run is started, then it says what each found, until its person is erased (AUT-22)', async () => {
    const { id } = await begin(await rule());
    await fire(id);
    const judged = async () => {
      const { events } = await app.events.feed.read(0n, 1_000, new Set(['EventActionRunJudged']));
      return events.map(({ data }) => data);
    };
    const asked = [{ field: 'candidate.labels', operator: 'is', values: [label], found: [label] }];
    expect(await judged()).toMatchObject([{ subjectId: candidateId, asked }]);
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
    expect(await judged()).toMatchObject([{ asked: { erased: true } }]);
  });

  it('given a filter that holds no more when it is due, when the time comes, then the run says what was found', async () => {
    const { id } = await begin(await rule());
    await app.owner('post', `/api/tenant/candidates/${candidateId}/labels`, { add: [other], remove: [label] });
    await fire(id);
    expect((await told()).at(-1)).toMatchObject({
      type: 'EventActionRunUnmet',
      data: { subjectId: candidateId, unmet: { field: 'candidate.labels', values: [label], found: [other] } },
    });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
    expect((await told()).at(-1)?.data.unmet).toEqual({ erased: true });
  });

  it('given what ends a rule while it waits, when the time comes, then nothing is done and the run says why (AUT-80)', async () => {
    const off = await rule();
    const one = await begin(off);
    await app.owner('patch', `/api/tenant/event-actions/${off}`, { isOn: false });
    const removed = await rule();
    const two = await begin(removed);
    await app.owner('delete', `/api/tenant/event-actions/${removed}`);
    const elsewhere = await rule();
    const three = await begin(elsewhere);
    await app.owner('patch', `/api/tenant/event-actions/${elsewhere}`, { event: 'label-removed' });
    const four = await begin(await rule());
    const five = await begin(await rule());
    for (const { id } of [one, two, three]) await fire(id);
    await app.owner('patch', '/api/tenant/company-settings', { eventActionsStopped: true });
    await fire(four.id);
    await app.owner('patch', '/api/tenant/company-settings', { eventActionsStopped: false });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
    await fire(five.id);
    expect((await verdict()).filter(([type]) => type !== 'Created')).toEqual(
      ['off', 'removed', 'event-changed', 'stopped', 'erased'].map((reason) => ['Skipped', reason]),
    );
  });

  it('given an action that creates a task, when it is carried out, then the task is there once, by the rule, on its day', async () => {
    const userId = derivedId('rosa');
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(userId, {
      type: 'GrantMembership',
      data: { userId, roles: ['Recruiter'] },
      metadata,
    });
    const step = { kind: 'create-task', title: 'Call them', assignee: 'user', userId, dueDays: 2 } as const;
    const eventActionId = await rule({ actions: [step] });
    const { id } = await begin(eventActionId);
    await fire(id);
    const about = { candidateId, interviewId: null, jobId: null, userId: null };
    const run = { id, eventActionId, event: 'label-added' as const, recordId: candidateId, ...about };
    const act = async (more: object, target: string) => {
      const [command] = stepCommands(EventActionStep.parse({ ...step, ...more }), run, {
        ...{ index: 0, publicUrl, at: DUE_AT, today: '2026-02-27' },
      });
      return command && system(command.id, command, target);
    };
    expect((await act({}, 'once'))?.status).toBe(200);
    expect((await act({}, 'again'))?.body.code).toBe('already-exists');
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['TaskCreated']));
    expect(events.map(({ data }) => data)).toMatchObject([
      {
        title: 'Call them',
        userId,
        candidateId,
        dueOn: '2026-03-01',
        creatorId: eventActionId,
        subjectId: candidateId,
      },
    ]);
  });

  it('given a mail to an address, when it is written, then it is in the words of its template, sealed for the candidate; to the candidate, a mail of theirs', async () => {
    const words = {
      name: 'Note',
      subject: 'About {{ candidate.full_name }}',
      content: 'Call {{ candidate.first_name }}.',
    };
    const templateId = (await app.owner('post', '/api/tenant/email-templates', words)).body.id;
    const actions = [
      { kind: 'mail', templateId, to: 'address', address: 'dock@harbor.example' },
      { kind: 'mail', templateId, to: 'candidate' },
    ];
    const { id } = await begin(await rule({ actions }));
    await fire(id);
    const data = { index: 0, userId: null, publicUrl };
    const write = () => system(id, { aggregate: 'eventActionRun', type: 'WriteEventActionMail', data }, 'mail');
    expect([(await write()).status, (await write()).status]).toEqual([200, 200]);
    const mailId = derivedId('mail of a rule');
    const toCandidate = { candidateId, interviewId: null, jobId: null, templateId, publicUrl };
    const sent = await system(mailId, {
      aggregate: 'candidateMail',
      type: 'WriteCandidateMailByTemplate',
      data: toCandidate,
    });
    expect(sent.status).toBe(200);
    const mails = (await told()).filter(({ type }) => type === 'EventActionMailWritten');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({
      ...{ subjectId: candidateId, to: 'dock@harbor.example', subject: 'About Ada Berg', content: 'Call Ada.' },
    });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
    expect((await told()).find(({ type }) => type === 'EventActionMailWritten')?.data.subject).toEqual({
      erased: true,
    });
  });
});
