import { MAX_DRY_RUNS } from 'contracts/automation/event-action/event-action.choices';
import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { followRule } from '#command-service/test/rules.fixture';
import { dryRun } from './event-action.dry-run.ts';
import { namesOf } from './event-action.names.ts';
import type { DryRule } from './event-action.tried.ts';

const path = '/api/tenant/event-actions/dry-run';
const MINUTE = 60_000;
const START = '2026-03-02T09:00:00.000Z';

describe('an event action tried on history', () => {
  let app: SpecApp;
  let label: Record<'called' | 'blocked' | 'wanted', string>;
  let templateId: string;
  const made = async (of: string, body: object): Promise<string> =>
    (await app.owner('post', `/api/tenant/${of}`, body)).body.id;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    label = {
      called: await made('labels', { name: 'Called' }),
      blocked: await made('labels', { name: 'Blocked' }),
      wanted: await made('labels', { name: 'Wanted' }),
    };
    templateId = await made('email-templates', {
      name: 'Note',
      subject: 'Hello',
      content: 'Dear {{ candidate.first_name }}',
    });
  });

  const rule = (more: object = {}) => ({
    ...{ event: 'label-added', delayTime: 1, delayUnit: 'hours', isOnce: true },
    filters: [
      { field: 'label', operator: 'is', values: [label.called] },
      { field: 'candidate.labels', operator: 'is-not', values: [label.blocked] },
    ],
    actions: [
      { kind: 'add-label', labelId: label.wanted },
      { kind: 'mail', templateId, to: 'candidate' },
    ],
    ...more,
  });
  const tried = async (more: object = {}, since = START): Promise<DryRun> => {
    const { status, body } = await app.owner('post', path, { ...rule(more), since });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const person = (firstName: string, more: object = {}) =>
    made('candidates', { firstName, lastName: 'Berg', email: `${firstName.toLowerCase()}@mail.example`, ...more });
  const put = (id: string, ...add: string[]) => app.owner('post', `/api/tenant/candidates/${id}/labels`, { add });
  const take = (id: string, ...remove: string[]) =>
    app.owner('post', `/api/tenant/candidates/${id}/labels`, { remove });

  /** A morning with everything that a rule may meet; `then` is told of each moment. */
  const morning = async (mark: string, then: () => Promise<void> = async () => undefined) => {
    const names = ['Ada', 'Bea', 'Cleo', 'Eve', 'Fay', 'Gil', 'Hal'];
    const ids: Record<string, string> = {};
    for (const name of names) ids[name] = await person(`${name}${mark}`);
    const of = (name: string) => ids[name] ?? '';
    await put(of('Eve'), label.blocked);
    for (const name of ['Ada', 'Bea', 'Cleo', 'Eve', 'Fay', 'Gil']) await put(of(name), label.called);
    await then();
    app.advance(30 * MINUTE);
    await put(of('Bea'), label.blocked);
    await take(of('Fay'), label.called);
    await put(of('Fay'), label.called);
    await app.owner('delete', `/api/tenant/candidates/${of('Gil')}`);
    await take(of('Cleo'), label.called);
    await then();
    app.advance(45 * MINUTE);
    await then();
    await put(of('Hal'), label.called);
    await then();
    app.advance(10 * MINUTE);
    await then();
  };

  it('given what happened while it was off, when the same is played with it on, then the log says what the dry run said', async () => {
    await morning('One');
    const { runs, counts } = await tried();
    expect(counts).toEqual({ done: 3, failed: 0, waiting: 1, skipped: 2, untried: 0 });
    const said = new Map(
      runs.map((run) => [run.candidateName?.replace('One', ''), [run.verdict, run.reason, run.unmet, run.results]]),
    );
    const { body } = await app.owner('post', '/api/tenant/event-actions', { ...rule(), name: 'Called', isOn: true });
    const follower = await followRule(app, body);
    let clock = Date.parse(START) + 85 * MINUTE;
    let step = 0;
    const pauses = [30, 45, 0, 10, 0];
    await morning('Two', async () => {
      await follower.until(new Date(clock).toISOString());
      clock += (pauses[step++] ?? 0) * MINUTE;
    });
    const real = await follower.runs();
    const named = namesOf(app.events.store, exampleTenantId);
    const told = new Map(
      await Promise.all(
        real.map(async (run) => {
          const { candidateName } = await named(run);
          return [candidateName?.replace('Two', ''), [run.status, run.reason, run.unmet, run.results]] as const;
        }),
      ),
    );
    expect(told).toEqual(said);
    expect([...told].map(([name, [status, reason]]) => [name, status, reason]).sort()).toEqual([
      ['Ada Berg', 'done', null],
      ['Bea Berg', 'skipped', 'filters'],
      ['Cleo Berg', 'done', null],
      ['Fay Berg', 'done', null],
      ['Gil Berg', 'skipped', 'record-gone'],
      ['Hal Berg', 'waiting', null],
    ]);
  });

  it('given actions, when they are tried, then each says what came of it; nothing is written, kept or sent', async () => {
    const jobId = await made('jobs', { title: 'Cook' });
    const candidateId = await person('Ada');
    const interviewId = await made('interviews', { candidateId, jobId });
    const team = await made('teams', { name: 'Dock', userIds: [exampleUserId] });
    const head = await app.events.engine.head();
    const opened = { event: 'interview-opened', delayTime: 0, filters: [] };
    const { runs } = await tried({
      ...opened,
      actions: [
        { kind: 'change-status', status: 'approved' },
        { kind: 'mail', templateId, to: 'candidate' },
        { kind: 'mail', templateId, to: 'address', address: 'dock@harbor.example' },
        ...(team ? [{ kind: 'mail', templateId, to: 'team', teamId: team }] : []),
      ],
    });
    expect(runs).toMatchObject([{ recordId: interviewId, candidateName: 'Ada Berg', jobTitle: 'Cook', dueAt: START }]);
    expect(new Set(runs[0]?.results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    expect(await app.events.engine.head()).toBe(head);
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`, {});
    expect((await tried(opened)).runs).toEqual([]);
  });

  it('given limits of an hour, when it is tried, then what would have been too much is not said to be done (AUT-25)', async () => {
    const changes = { mail: 2 };
    const command = { type: 'ChangeEventActionLimits' as const, data: { tenantId: exampleTenantId, changes } };
    await app.commands.eventActionLimits(exampleTenantId, { ...command, metadata: exampleCause });
    for (const name of ['Ada', 'Bea', 'Cleo']) await put(await person(name), label.called);
    app.advance(60 * MINUTE);
    await put(await person('Dora'), label.called);
    const { counts, runs } = await tried({ delayTime: 0 });
    expect(counts).toMatchObject({ done: 3, failed: 1 });
    expect(runs.map(({ results }) => results.map(({ code }) => code))).toEqual([
      [null, null],
      [null, null],
      [null, 'event-actions-limit-reached'],
      [null, null],
    ]);
  });

  it('given more than are tried, when it is tried, then the others are counted, and not as done (AUT-25)', async () => {
    for (let n = 0; n <= MAX_DRY_RUNS; n += 1) {
      const data = {
        ...candidateDefaults,
        firstName: 'Ada',
        lastName: String(n),
        email: `ada-${n}@mail.example`,
        candidateId: derivedId('many', `${n}`),
      };
      const command = { type: 'CreateCandidate' as const, data, metadata: exampleCause };
      await app.commands.candidate(data.candidateId, command as never);
    }
    const actions = [{ kind: 'add-label', labelId: label.wanted }];
    const { counts, runs } = await tried({ event: 'candidate-added', filters: [], delayTime: 0, actions });
    expect(counts).toEqual({ done: MAX_DRY_RUNS, failed: 0, waiting: 0, skipped: 0, untried: 1 });
    expect(runs).toHaveLength(MAX_DRY_RUNS);
  });

  it('given a job that somebody may not know of, when they try a rule, then its records are left out', async () => {
    const jobs = [await made('jobs', { title: 'Cook' }), await made('jobs', { title: 'Chief' })];
    for (const jobId of jobs) await made('interviews', { candidateId: await person(`P${jobId.slice(-4)}`), jobId });
    const opened = rule({ event: 'interview-opened', filters: [], delayTime: 0 }) as never as DryRule;
    const deps = {
      store: app.events.store,
      feed: app.events.feed,
      commandsOver: () => app.commands,
      publicUrl: '',
    };
    const of = { tenantId: exampleTenantId, rule: { ...opened, actions: [] }, since: START, now: new Date(START) };
    const titles = async (hidden: string[]) =>
      (await dryRun(deps, { ...of, hidden })).runs.map(({ jobTitle }) => jobTitle);
    expect(await titles([])).toEqual(['Cook', 'Chief']);
    expect(await titles(jobs.slice(1))).toEqual(['Cook']);
  });

  it('given somebody who may not look at candidates, or of another company, when they try a rule, then it is refused', async () => {
    const body = { ...rule(), since: START };
    expect((await app.as('Recruiter')('post', path, body)).status).toBe(403);
    expect((await app.as('Owner', otherTenantId)('post', path, body)).status).toBe(422);
  });

  it('given a moment that is to come or too long ago, or what is not the company’s, when it is tried, then it is refused by the field', async () => {
    const refused = async (more: object) => {
      const { status, body } = await app.owner('post', path, { ...rule(), since: START, ...more });
      return [status, body.errors];
    };
    expect(await refused({ since: '2026-03-03T00:00:00.000Z' })).toEqual([422, { since: ['dry-run-too-long'] }]);
    expect(await refused({ since: '2024-03-03T00:00:00.000Z' })).toEqual([422, { since: ['dry-run-too-long'] }]);
    expect(await refused({ actions: [{ kind: 'add-label', labelId: derivedId('gone') }] })).toEqual([
      422,
      { 'actions.0.labelId': ['label-not-found'] },
    ]);
    expect(await refused({ event: 'job-published' })).toMatchObject([
      422,
      { 'actions.0.kind': ['event-action-kind-wrong'] },
    ]);
  });
});
