import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { HandbookStep } from '#contracts/training/handbook/handbook.fields';

const one = '/api/tenant/process-runs/:id';
const moment = z.iso.datetime();

/** What is to be done in the steps of a run, as the version says that it follows. */
export const RunContent = z.object({
  summary: z.string(),
  steps: z.array(HandbookStep),
  /** Lessons that its steps name and that are still there. */
  lessons: z.array(z.object({ id: Id, name: z.string() })),
});
export type RunContent = z.infer<typeof RunContent>;

export const showRunContent = endpoint({
  method: 'GET',
  path: `${one}/content`,
  access: 'member',
  summary: 'Get what is to be done in the steps of a run',
  params: ById,
  answer: RunContent,
});

export const runEntries = [
  'started',
  'step-taken',
  'step-given-back',
  'changed',
  'step-done',
  'step-reopened',
  'item-ticked',
  'item-unticked',
  'commented',
  'completed',
  'cancelled',
  'reopened',
  'reminded',
] as const;

/** `stepName`, `text`: empty where the entry is of no step, and says nothing. `byName`: null where they were erased, or nobody did it. */
export const RunEntry = z.object({
  entry: z.enum(runEntries),
  at: moment,
  byName: z.string().nullable(),
  stepName: z.string(),
  text: z.string(),
});
export type RunEntry = z.infer<typeof RunEntry>;

export const listRunHistory = endpoint({
  method: 'GET',
  path: `${one}/history`,
  access: 'member',
  summary: 'List what happened in a run, newest first',
  params: ById,
  answer: z.array(RunEntry),
});

/** What people said about a step, or about the whole. `byName`: null where they were erased. */
export const SaidInRun = z.object({
  ...{ id: Id, stepId: Id.nullable(), at: moment, byName: z.string().nullable(), text: z.string() },
});
export type SaidInRun = z.infer<typeof SaidInRun>;

export const listRunComments = endpoint({
  method: 'GET',
  path: `${one}/comments`,
  access: 'member',
  summary: 'List what people said about a run and its steps, oldest first',
  params: ById,
  answer: z.array(SaidInRun),
});

/** A step that is mine to do, or that somebody of a team of mine is to take. */
export const OpenStep = z.object({
  runId: Id,
  stepId: Id,
  stepName: z.string(),
  /** Null once the person whom it is about was erased. */
  runName: z.string().nullable(),
  dueAt: moment.nullable(),
  /** The team of mine that it waits for; null: it is mine. */
  teamName: z.string().nullable(),
});
export type OpenStep = z.infer<typeof OpenStep>;
export const OpenSteps = z.object({ steps: z.array(OpenStep), total: z.int() });
export type OpenSteps = z.infer<typeof OpenSteps>;

export const listMyRunSteps = endpoint({
  method: 'GET',
  path: '/api/employee/run-steps',
  access: 'member',
  summary: 'List the steps of runs that are mine or my teams’ to do, what is due first on top',
  answer: OpenSteps,
});

/** Somebody who works here, as they are called. */
export const RunPerson = z.object({ id: Id, name: z.string() });
export type RunPerson = z.infer<typeof RunPerson>;

export const listRunPeople = endpoint({
  method: 'GET',
  path: '/api/tenant/run-people',
  access: 'tenant.training.runs.create',
  summary: 'List people who can be given steps of runs, by name; the first that match',
  query: z.strictObject({ q: text(200).optional() }),
  answer: z.array(RunPerson),
});

export const listRunTeams = endpoint({
  method: 'GET',
  path: '/api/tenant/run-teams',
  access: 'tenant.training.runs.create',
  summary: 'List teams that can be given steps of runs, by name; the first that match',
  query: z.strictObject({ q: text(200).optional() }),
  answer: z.array(RunPerson),
});

export const issueRunTicket = endpoint({
  method: 'POST',
  path: `${one}/files/:fileId/ticket`,
  access: 'member',
  summary: 'Get an address of 60 seconds for a file that a step of a run shows',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
