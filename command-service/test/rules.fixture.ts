import type { EventActionRecord } from 'contracts/automation/event-action/event-action.entity';
import { stepCommands } from 'contracts/automation/event-action/event-action.steps';
import { triggersOf } from 'contracts/automation/event-action/event-action.triggers';
import { eventActionRun, eventActionRunId } from 'contracts/automation/event-action/event-action-run.entity';
import { exampleTenantId } from 'contracts/kernel/examples';
import { entityState } from '#command-service/entity/entity.state';
import type { SpecApp } from './app.harness.ts';

const publicUrl = 'https://onrecord.example';

/** Does by hand what workers do for one rule: begins runs for what has happened, and carries out those that are due. */
export const followRule = async (app: SpecApp, rule: EventActionRecord) => {
  const runs = new Map<string, string>();
  const ended = new Set<string>();
  let seen = await app.events.engine.head();
  const system = (id: string, command: object, target: string) =>
    app.system({
      tenantId: exampleTenantId,
      id,
      ...command,
      cause: { eventId: id, policy: 'automation.event-action', target, correlationId: 'c' },
    });
  const runOf = async (id: string) => {
    const state = await entityState(app.events.store, eventActionRun, { tenantId: exampleTenantId, id });
    return state.status === 'kept' ? state.record : null;
  };

  const begin = async () => {
    const { events, until } = await app.events.feed.read(seen, 10_000);
    seen = until;
    for (const event of events)
      for (const { event: name, recordId, said } of triggersOf(event)) {
        if (name !== rule.event) continue;
        const of = { eventActionId: rule.id, recordId, causeId: event.id };
        const id = eventActionRunId({ ...of, isOnce: rule.isOnce });
        const happened = { event: name, causeId: event.id, recordId, said, happenedAt: event.metadata.occurredAt };
        const data = { ...happened, position: String(event.position), depth: 0, eventActionIds: [rule.id] };
        await system(recordId, { aggregate: 'eventActionRun', type: 'BeginEventActionRuns', data }, event.id);
        const run = await runOf(id);
        if (run) runs.set(id, run.dueAt);
      }
  };

  const carryOut = async (id: string) => {
    const run = await runOf(id);
    if (run?.status !== 'running') return;
    const results = [];
    for (const [index, step] of run.actions.entries()) {
      let result: { outcome: 'done' | 'refused'; code: string | null } = { outcome: 'done', code: null };
      for (const command of stepCommands(step, run, {
        index,
        publicUrl,
        at: '2026-03-02T12:00:00.000Z',
        today: '2026-03-02',
      })) {
        const { status, body } = await app.system({
          tenantId: exampleTenantId,
          ...command,
          cause: { eventId: id, policy: 'automation.event-action', target: String(index), correlationId: 'c' },
        });
        if (status < 400) continue;
        result = { outcome: 'refused', code: body.code };
        break;
      }
      results.push(result);
    }
    await system(id, { aggregate: 'eventActionRun', type: 'FinishEventActionRun', data: { results } }, 'finish');
  };

  return {
    /** What is to be done until `now`. */
    until: async (now: string) => {
      await begin();
      for (const [id, dueAt] of runs) {
        if (dueAt > now || ended.has(id)) continue;
        ended.add(id);
        await system(id, { aggregate: 'eventActionRun', type: 'FireEventActionRun', data: { dueAt } }, 'due');
        await carryOut(id);
      }
      await begin();
    },
    runs: async () => (await Promise.all([...runs.keys()].map(runOf))).flatMap((run) => run ?? []),
  };
};
