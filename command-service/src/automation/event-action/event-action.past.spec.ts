import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { specApp } from '#command-service/test/app.harness';
import { openStory } from '#command-service/test/response.fixture';
import { openPast } from './event-action.past.ts';

it('given a live interview that was moved since, when its past is asked for, then it has the time of then (AUT-25)', async () => {
  const app = specApp();
  app.haveAccount(exampleUserId);
  await app.commands.membership(exampleUserId, {
    type: 'GrantMembership',
    data: { userId: exampleUserId, roles: ['Recruiter'] },
    metadata: { ...exampleCause, tenantId: exampleTenantId },
  });
  const { interviewId } = await (await openStory(app)).applicant('ada');
  const [first, second] = ['2026-03-09T15:00:00.000Z', '2026-03-10T15:00:00.000Z'];
  const { body } = await app.recruiter('post', '/api/tenant/live-interviews', {
    ...{ interviewId, title: 'First conversation', minutes: 45, timeZone: 'UTC', slots: [] },
    ...{ startsAt: first, interviewerIds: [exampleUserId], place: 'Dock 4' },
  });
  const position = await app.events.engine.head();
  const moved = await app.recruiter('patch', `/api/tenant/live-interviews/${body.id}`, { startsAt: second });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const startIn = async (store: EventStore) => {
    const state = await entityState(store, liveInterview, { tenantId: exampleTenantId, id: body.id });
    return state.status === 'kept' ? state.record.startsAt : null;
  };
  expect(await startIn(app.events.store)).toBe(second);
  expect(await startIn(openPast(app.events.store).where((one) => one.position <= position))).toBe(first);
});
