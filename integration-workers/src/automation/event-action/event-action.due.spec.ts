import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { expect, it } from 'vitest';
import { dueCatalogue, jobCatalogue } from '#integration-workers/catalogue';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { eventActionDelay } from './event-action.due.ts';

const urgencyOf = (name: string) => jobCatalogue.get(name)?.urgency;

it('given what somebody waits for, when it is due, then it takes turns with what policies do, and all else that is due goes after that', () => {
  const awaited = ['automation.event-action.delay', 'recruiting.interview.settling'];
  expect(awaited.map(urgencyOf)).toEqual(['usual', 'usual']);
  const others = dueCatalogue.filter(({ name }) => !awaited.includes(name));
  expect(others.map(({ name }) => urgencyOf(name)).filter((urgency) => urgency !== 'bulk')).toEqual([]);
});

it('given a run that is started where it begins, when the feed brings both, then nothing waits for its moment', () => {
  const eventActionRunId = derivedId('run');
  const dueAt = '2026-03-02T09:00:00.000Z';
  const begun = recorded('EventActionRunCreated', { eventActionRunId, dueAt });
  const started = recorded('EventActionRunStarted', { eventActionRunId, revision: 1, actions: [] }, { version: 2 });
  const moments = (...events: Recorded[]) => decideDue([eventActionDelay], events).changes.map(({ at }) => at);
  expect(moments(begun)).toEqual([dueAt]);
  expect(moments(begun, started)).toEqual([null]);
});
