import { momentsOfDay } from 'contracts/automation/task/task.days';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { taskReminder } from './task.due.ts';

const taskId = derivedId('a task');
const [at, later] = ['2026-03-04T15:00:00.000Z', '2026-03-06T15:00:00.000Z'];
let version = 0;
const momentsOf = (type: string, data: Record<string, unknown> = {}) => {
  version += 1;
  return decideDue([taskReminder], [recorded(type, { taskId, ...data }, { version })]).changes.map((one) => one.at);
};

describe('the reminder of a task', () => {
  it.each([
    ['UTC', '2026-03-08T09:00:00.000Z', '2026-03-09T00:00:00.000Z'],
    ['America/Chicago', '2026-03-08T15:00:00.000Z', '2026-03-09T05:00:00.000Z'], // the day that has 23 hours there
    ['America/Sao_Paulo', '2026-03-08T12:00:00.000Z', '2026-03-09T03:00:00.000Z'],
  ])(
    'given a day in %s, when it is due, then people are reminded in its morning, never of what has passed',
    (zone, remindAt, dueAt) => {
      expect(momentsOfDay('2026-03-08', zone, new Date('2026-03-01T12:00:00.000Z'))).toMatchObject({ dueAt });
      expect(momentsOfDay('2026-03-08', zone, new Date(remindAt))).toEqual({ dueAt, remindAt: null });
      expect(momentsOfDay(null, zone, new Date())).toEqual({ dueAt: null, remindAt: null });
    },
  );

  it('given a task, when it is made, moved, done, opened again and gone, then its moment follows', () => {
    const subjectId = derivedId('somebody');
    expect(momentsOf('TaskCreated', { remindAt: at, subjectId })).toEqual([at]);
    expect(momentsOf('TaskCreated', { remindAt: null, subjectId })).toEqual([]);
    expect(momentsOf('TaskChanged', { to: { remindAt: later } })).toEqual([later]);
    expect(momentsOf('TaskChanged', { to: { title: 'x' } })).toEqual([]);
    expect(momentsOf('TaskChanged', { to: ERASED })).toEqual([]);
    for (const type of ['TaskCompleted', 'TaskCancelled', 'TaskRemoved']) expect(momentsOf(type)).toEqual([null]);
    expect(momentsOf('TaskReopened', { remindAt: later })).toEqual([later]);
    const item = { name: 'automation.task.reminder', tenantId: exampleTenantId, subject: taskId, at };
    expect(taskReminder.command(item)).toMatchObject({ type: 'RemindOfTask', data: { dueAt: at } });
  });
});
