import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { standingFilters, standings } from './matrix.choices.ts';

const at = z.iso.datetime();

const TrainingCell = z.object({
  programId: Id,
  /** Of the assignment that began last; of the last one to come where none has begun. */
  id: Id,
  standing: z.enum(standings),
  startsAt: at,
  startedAt: at.nullable(),
  completedAt: at.nullable(),
  expiresAt: at.nullable(),
});
export type TrainingCell = z.infer<typeof TrainingCell>;

export const TrainingMatrix = z.object({
  programs: z.array(z.object({ id: Id, name: z.string() })),
  /** There are more programs than one table has columns. */
  hasMorePrograms: z.boolean(),
  people: z.array(z.object({ id: Id, name: z.string(), cells: z.array(TrainingCell) })),
  /** Of the last one, after whom others follow; null: that is everybody. */
  next: Id.nullable(),
});
export type TrainingMatrix = z.infer<typeof TrainingMatrix>;

/** Of each program of the table: how many of the people in it stand how, those on other pages too. */
export const TrainingMatrixCounts = z.array(z.object({ id: Id, counts: z.record(z.enum(standings), z.int()) }));
export type TrainingMatrixCounts = z.infer<typeof TrainingMatrixCounts>;

const narrowed = { program: Id.optional(), team: Id.optional() };
const chosen = { ...narrowed, state: z.enum(standingFilters).optional(), q: text(200).optional() };

export const showTrainingMatrix = endpoint({
  method: 'GET',
  path: '/api/tenant/training-matrix',
  access: 'tenant.training.schedules.read',
  summary: 'How everybody stands with each training program, people by name',
  query: z.strictObject({ ...chosen, after: Id.optional() }),
  answer: TrainingMatrix,
});

export const countTrainingMatrix = endpoint({
  method: 'GET',
  path: '/api/tenant/training-matrix/counts',
  access: 'tenant.training.schedules.read',
  summary: 'How many people stand how with each training program of the table',
  query: z.strictObject(chosen),
  answer: TrainingMatrixCounts,
});

/** Who has missed a deadline: how many people, and those of them who were reminded today already. */
export const LateLearners = z.object({ people: z.int(), remindedToday: z.int() });
export type LateLearners = z.infer<typeof LateLearners>;

export const countLateLearners = endpoint({
  method: 'GET',
  path: '/api/tenant/training-matrix/late',
  access: 'tenant.training.schedules.read',
  summary: 'Count the people whose training is overdue',
  query: z.strictObject(narrowed),
  answer: LateLearners,
});
