import { exampleTenantId, exampleUserId as userId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { assignmentEnd, remindersBefore } from 'contracts/training/assignment/assignment.times';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { trainingDeadline, trainingReminder, trainingStart } from './assignment.due.ts';

const trainingAssignmentId = derivedId('an assignment');
const [start, early, end] = ['2026-03-01T09:00:00.000Z', '2026-03-05T09:00:00.000Z', '2026-03-08T09:00:00.000Z'];
let version = 0;
const on = (type: string, data: Record<string, unknown> = {}): Recorded => {
  version += 1;
  return recorded(type, { trainingAssignmentId, userId, ...data }, { version });
};
const created = () => on('TrainingAssignmentCreated', { startsAt: start, expiresAt: end, reminders: [early] });
const momentsOf = (due: typeof trainingStart, ...events: Recorded[]) =>
  decideDue([due], events).changes.map(({ at }) => at);

describe('moments of an assignment', () => {
  it('given an assignment, when it is made, extended and over, then start, deadline and reminder follow (TRA-8)', () => {
    expect(momentsOf(trainingStart, created())).toEqual([start]);
    expect(momentsOf(trainingDeadline, created())).toEqual([end]);
    expect(momentsOf(trainingReminder, created())).toEqual([early]);
    expect(momentsOf(trainingReminder, on('TrainingReminded', { left: [] }))).toEqual([null]);
    const extended = on('TrainingExtended', { expiresAt: '2026-04-01T09:00:00.000Z', reminders: [] });
    expect(momentsOf(trainingDeadline, extended)).toEqual(['2026-04-01T09:00:00.000Z']);
    for (const due of [trainingStart, trainingDeadline, trainingReminder])
      expect(momentsOf(due, on('TrainingCancelled'))).toEqual([null]);
    const item = {
      name: 'training.assignment.deadline',
      tenantId: exampleTenantId,
      subject: trainingAssignmentId,
      at: end,
    };
    expect(trainingDeadline.command(item)).toMatchObject({ type: 'ExpireTraining', data: { dueAt: end } });
  });

  it('given the days and hours of a program, when no deadline is set, then they count from the start on; none, then there is no end', () => {
    const startsAt = '2028-02-28T10:00:00.000Z';
    const time = { deadlineDays: 2, deadlineHours: 3 };
    expect(assignmentEnd({ startsAt, deadline: null, timeZone: 'UTC' }, time)).toBe('2028-03-01T13:00:00.000Z');
    expect(assignmentEnd({ startsAt, deadline: end, timeZone: 'UTC' }, time)).toBe(end);
    expect(
      assignmentEnd({ startsAt, deadline: null, timeZone: 'UTC' }, { deadlineDays: null, deadlineHours: 0 }),
    ).toBeNull();
  });

  it('given days before the end, when people are reminded, then never in the past or before the start, first to last', () => {
    const around = { startsAt: start, timeZone: 'UTC', now: new Date('2026-03-04T09:00:00.000Z') };
    expect(remindersBefore(end, { ...around, reminderDays: [1, 3, 5, 30] })).toEqual([
      ...['2026-03-05T09:00:00.000Z', '2026-03-07T09:00:00.000Z'],
    ]);
  });
});
