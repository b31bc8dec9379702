import { momentsOfDay } from 'contracts/automation/task/task.days';
import { day } from 'contracts/kernel/day';
import { Rejection } from 'contracts/kernel/problem';
import { dayName, dayNumber } from 'contracts/kernel/zoned-day';
import type { RunOutline, RunStep } from 'contracts/training/process-run/process-run.fields';
import { refuseRun } from './process-run.decider.ts';

type Due = { dueOn?: string | null; dueDays?: number | null };
type Clock = { timeZone: string; now: Date };

/** The day, where it was said in days after the start. */
export const dueDay = ({ dueOn = null, dueDays = null }: Due, startsOn: string, field: string): string | null => {
  if (dueDays === null) return dueOn;
  if (dueOn !== null) throw refuseRun('run-due-twice', 422, field);
  const { success, data } = day().safeParse(dayName(dayNumber(startsOn) + dueDays));
  if (!success) throw new Rejection('validation-failed', 422, { errors: { [field]: ['date-invalid'] } });
  return data;
};

type Given = Partial<RunStep> & { stepId: string };
type Planning = { outline: RunOutline; given: readonly Given[]; startsOn: string; dueOn: string | null };

/** A plan for each step of the version, in its order; of one that nothing is said of, nobody's in particular, and due with the whole. */
export const plannedSteps = ({ outline, given, startsOn, dueOn }: Planning, { timeZone, now }: Clock): RunStep[] => {
  const known = new Set(outline.steps.map(({ id }) => id));
  const names = given.map(({ stepId }) => stepId);
  const wrong = names.findIndex((id, at) => !known.has(id) || names.indexOf(id) !== at);
  if (wrong >= 0) throw refuseRun('run-step-unknown', 422, `steps.${wrong}.stepId`);
  return outline.steps.map(({ id: stepId }) => {
    const at = names.indexOf(stepId);
    const said: Given = given[at] ?? { stepId };
    const own = dueDay(said, startsOn, `steps.${at}.dueDays`);
    const moments = momentsOfDay(own ?? dueOn, timeZone, now);
    const { userId = null, teamId = null } = said;
    return { stepId, userId, teamId, dueOn: own, dueDays: null, ...moments };
  });
};

/** When somebody is reminded next, of nothing that has passed; steps that are done may be opened again until then. */
export const nextReminder = (steps: readonly RunStep[], now: Date): string | null =>
  steps
    .flatMap(({ remindAt }) => (remindAt !== null && Date.parse(remindAt) > now.getTime() ? [remindAt] : []))
    .sort()[0] ?? null;
