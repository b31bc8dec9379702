import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** Who looks after a candidate: somebody who works here, or a team. */
const one = { assigneeId: Id.nullable().default(null), teamId: Id.nullable().default(null) };
type Assignee = { assigneeId: string | null; teamId: string | null };

const isSomebody = ({ assigneeId, teamId }: Assignee): boolean => assigneeId !== null || teamId !== null;
const isOneOfBoth = ({ assigneeId, teamId }: Assignee): boolean => assigneeId === null || teamId === null;

/** One of both, beside what else a request names. */
export const withAssignee = <S extends z.ZodRawShape>(rest: S) =>
  z
    .strictObject({ ...rest, ...one })
    .refine((body) => isSomebody(body as Assignee), { path: ['assigneeId'], message: 'field-required' })
    .refine((body) => isOneOfBoth(body as Assignee), { path: ['teamId'], message: 'candidate-assigned-to-both' });

export const assignmentFields = { assigneeId: Id.nullable(), teamId: Id.nullable() };
export const unassigned: Assignee = { assigneeId: null, teamId: null };
export const Assigned = z.strictObject(assignmentFields);

/** One of both is named, never both. */
export const assignmentEvents = { CandidateAssigned: assignmentFields, CandidateUnassigned: {} };
export const assignmentFolds = {
  CandidateAssigned: ({ assigneeId, teamId }: Assignee) => ({ assigneeId, teamId }),
  CandidateUnassigned: () => unassigned,
};
export const assignmentCommands = {
  AssignCandidate: {
    data: withAssignee({}),
    path: 'assign',
    summary: 'Assign a candidate to a user or to a team',
  },
  UnassignCandidate: { data: z.strictObject({}), path: 'unassign', summary: 'Say that nobody looks after a candidate' },
  /** To the first of the job's hiring team who works here. */
  AssignCandidateToManager: { data: z.strictObject({ jobId: Id.nullable() }) },
};

export type AssignmentRejection =
  | 'candidate-assigned-to-both' // a user and a team
  | 'task-no-hiring-manager' // nobody of the job's hiring team works here
  | 'user-unknown' // does not work here
  | 'team-unknown';
