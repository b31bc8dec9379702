import { z } from 'zod';
import { day } from '#contracts/kernel/day';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { MAX_CHECKS, procedureKinds } from '#contracts/training/handbook/handbook.choices';
import { MAX_RUN_DUE_DAYS, type ProcessRunStatus } from './process-run.choices.ts';

const moment = z.iso.datetime().nullable();

/** A step of the bound version, as it is ticked. */
const OutlineStep = z.strictObject({
  id: Id,
  name: requiredText(200),
  checks: z.array(z.strictObject({ id: Id, text: requiredText(500) })).max(MAX_CHECKS),
});

/** What the bound version asks for; its texts stay in the handbook. */
export const RunOutline = z.strictObject({
  kind: z.enum(procedureKinds),
  name: requiredText(200),
  steps: z.array(OutlineStep).min(1),
});
export type RunOutline = z.infer<typeof RunOutline>;

/** Who does a step and until when. */
export const RunStep = z.strictObject({
  stepId: Id,
  /** Null: whoever leads the run, or the team. */
  userId: Id.nullable().default(null),
  /** The team that it was given to; `userId` is then who of it has taken it, null while nobody has. */
  teamId: Id.nullable().default(null),
  /** Null: when the whole is due. */
  dueOn: day().nullable().default(null),
  /** In the place of a day: so many days after the start. */
  dueDays: z.int().min(0).max(MAX_RUN_DUE_DAYS).nullable().default(null),
  /** When its day is over in the company's time zone, and when somebody is reminded of it: made by the server. */
  dueAt: moment.default(null),
  remindAt: moment.default(null),
});
export type RunStep = z.infer<typeof RunStep>;

const Tick = z.object({ at: z.iso.datetime(), by: Id });
export type Tick = z.infer<typeof Tick>;
/** Of a step: whether it is done, and what of its checklist. */
export const StepProgress = z.object({ done: Tick.nullable(), checks: z.record(Id, Tick) });
export type StepProgress = z.infer<typeof StepProgress>;

export const RunComment = z.object({ id: Id, stepId: Id.nullable(), text: z.string(), by: Id, at: z.iso.datetime() });
export type RunComment = z.infer<typeof RunComment>;

export type Progress = Readonly<Record<string, StepProgress>>;
export const progressOf = (progress: Progress, stepId: string): StepProgress =>
  progress[stepId] ?? { done: null, checks: {} };
export const isDone = (progress: Progress, stepId: string): boolean => progressOf(progress, stepId).done !== null;

/** Items of a step's checklist that are still open. */
export const openChecks = ({ steps }: RunOutline, progress: Progress, stepId: string): number => {
  const { checks } = progressOf(progress, stepId);
  return steps.find(({ id }) => id === stepId)?.checks.filter(({ id }) => !checks[id]).length ?? 0;
};

type Figured = {
  status: ProcessRunStatus;
  outline: RunOutline;
  steps: readonly RunStep[];
  dueAt: string | null;
  progress: Progress;
};

/** How far a run is, and when the next thing of it is due. */
export const figuresOf = ({ status, outline, steps, dueAt, progress }: Figured) => {
  const open = steps.filter(({ stepId }) => !isDone(progress, stepId));
  const moments = [dueAt, ...open.map((step) => step.dueAt)].filter((one) => one !== null).sort();
  return {
    stepCount: outline.steps.length,
    doneCount: outline.steps.length - open.length,
    nextDueAt: status === 'running' ? (moments[0] ?? null) : null,
  };
};
