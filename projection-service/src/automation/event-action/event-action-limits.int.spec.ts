import { randomUUID } from 'node:crypto';
import { HOURLY_ACTIONS, LIMIT_REACHED } from 'contracts/automation/event-action/event-action.limits';
import { entities } from 'contracts/entities';
import { exampleTenantId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { eventActionRunProjection } from './event-action-run.projection.ts';

const PATH = '/api/tenant/event-action-limits';
const MINUTE = 60_000;
const done = { outcome: 'done', code: null };
const tooMuch = { outcome: 'refused', code: LIMIT_REACHED };
const otherwise = { outcome: 'refused', code: 'event-actions-stopped' };

describe('what event actions were refused because of their limits', () => {
  let service: Harness;
  let last: string;
  beforeAll(async () => {
    service = await openHarness({ projections: [entityProjection(entities.eventAction), eventActionRunProjection] });
  });
  afterAll(() => service.close());

  const rule = async (name: string) => {
    const eventActionId = randomUUID();
    const details = { name, description: '', event: 'label-added', filters: [], delayTime: 0, delayUnit: 'minutes' };
    const data = { eventActionId, ...details, isOnce: false, actions: [{ kind: 'invite' }], isOn: true };
    last = await service.append('eventAction', eventActionId, [{ type: 'EventActionCreated', data }]);
    return eventActionId;
  };
  const ran = async (eventActionId: string, results: object[], minutesAgo = 5) => {
    const eventActionRunId = randomUUID();
    const at = new Date(Date.now() - minutesAgo * MINUTE).toISOString();
    const ids = { causeId: randomUUID(), recordId: randomUUID(), candidateId: null, interviewId: null, jobId: null };
    const created = {
      ...{ eventActionRunId, eventActionId, event: 'label-added', ...ids, userId: null },
      ...{ said: { status: null, label: null }, dueAt: at, depth: 0 },
    };
    last = await service.append('eventActionRun', eventActionRunId, [
      { type: 'EventActionRunCreated', data: created, at },
      { type: 'EventActionRunStarted', data: { eventActionRunId, revision: 1, actions: [] }, at },
      { type: 'EventActionRunFinished', data: { eventActionRunId, results }, at },
    ]);
  };
  const shown = async (tenantId = exampleTenantId) => (await service.get(PATH, { tenantId, minPosition: last })).body;

  it('given runs of this hour and before, when asked for, then what was refused of each rule is counted, of no other company', async () => {
    const [often, once, never] = [await rule('Often'), await rule('Once'), await rule('Never')];
    await ran(often, [tooMuch, done, tooMuch]);
    await ran(often, [tooMuch], 59);
    await ran(often, [tooMuch], 61);
    await ran(once, [tooMuch, otherwise]);
    await ran(never, [otherwise, done]);
    expect(await shown()).toEqual({
      limits: HOURLY_ACTIONS,
      refused: [
        { eventActionId: often, name: 'Often', actions: 3 },
        { eventActionId: once, name: 'Once', actions: 1 },
      ],
    });
    last = await service.append('eventAction', often, [
      { type: 'EventActionRemoved', data: { eventActionId: often, name: 'Often' } },
    ]);
    expect((await shown()).refused).toEqual([{ eventActionId: once, name: 'Once', actions: 1 }]);
    expect((await shown(randomUUID())).refused).toEqual([]);
  });
});
