import { exampleCause, exampleUserId } from 'contracts/kernel/examples';
import type { CommandMetadata } from 'contracts/kernel/message';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import type { SpecApp } from './app.harness.ts';

const [HOUR, NOW] = [3_600_000, Date.parse('2026-03-02T09:00:00.000Z')];

/** A moment so many hours after the clock of a spec begins. */
export const hoursOn = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();

/** What our own processes send so many hours after that. */
export const hoursLater = (hours: number): CommandMetadata => ({
  ...exampleCause,
  occurredAt: hoursOn(hours),
  now: new Date(hoursOn(hours)),
});

/** A training of one lesson for each of `lessons`, begun, and due in a day, of whoever the spec is logged in as. */
export const openTraining = async (app: SpecApp, lessons: readonly (readonly object[])[], more: object = {}) => {
  const post = async (path: string, body: object) => (await app.owner('post', `/api/tenant/${path}`, body)).body;
  const lessonIds: string[] = [];
  for (const [at, steps] of lessons.entries())
    lessonIds.push((await post('training-lessons', { name: `Lesson ${at + 1}`, steps })).id);
  const { id: programId } = await post('training-programs', { name: 'First week', lessonIds, ...more });
  await post(`training-programs/${programId}/publish`, {});
  const wanted = { programId, roles: ['Trainer'], startsAt: hoursOn(0), deadline: hoursOn(24) };
  const { id: scheduleId, errors } = await post('training-schedules', wanted);
  if (errors) throw new Error(JSON.stringify(errors));
  const data = { userIds: [exampleUserId], after: null, next: null };
  await app.commands.trainingSchedule(scheduleId, { type: 'AssignTrainingPeople', data, metadata: hoursLater(0) });
  /** Does something in a lesson, the first one by default. */
  const does = (step: string, body: object = {}, lesson = 0) =>
    app.owner('post', `/api/employee/schedules/${scheduleId}/lessons/${lessonIds[lesson]}/${step}`, body);
  const assignmentId = assignmentIdOf(scheduleId, exampleUserId);
  return { programId, scheduleId, lessonIds, assignmentId, does };
};
export type OpenTraining = Awaited<ReturnType<typeof openTraining>>;
