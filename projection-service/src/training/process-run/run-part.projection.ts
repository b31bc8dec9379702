import { derivedId } from 'contracts/kernel/id';
import { isHidden } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { RunOwner } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunEvent } from 'contracts/training/process-run/process-run.entity';
import type { Condition, Via } from '#projection-service/engine/list-source';
import { projection } from '#projection-service/engine/projection';

type PartRow = {
  id: string;
  runId: string;
  candidateId: string | null;
  /** Null of whoever leads or has started the run. */
  stepId: string | null;
  isLeader: boolean;
  /** Null: it is the leader's. */
  ownId: string | null;
  leaderId: string;
  /** Whose it is today. */
  userId: string;
  isDone: boolean;
  isRunning: boolean;
  /** A step that waits for them. */
  isTodo: boolean;
  dueAt: string | null;
};
type Erasure = Extract<CandidateEvent, { type: 'CandidateErased' }>;
type Followed = ProcessRunEvent | Erasure;
type Created = Extract<ProcessRunEvent, { type: 'ProcessRunCreated' }>['data'];
type Known = Omit<PartRow, 'userId' | 'isTodo'>;

const TABLE = 'process_run_part';
const partId = (runId: string, part: string) => derivedId('process-run-part', runId, part);
const settled = (row: Known): PartRow => ({
  ...row,
  userId: row.ownId ?? row.leaderId,
  isTodo: row.stepId !== null && row.isRunning && !row.isDone,
});

const partsOf = ({ processRunId: runId, userId: leaderId, creatorId, candidateId, steps }: Created): PartRow[] => {
  const of = (part: string, own: Partial<Known>): PartRow =>
    settled({
      ...{ id: partId(runId, part), runId, candidateId, stepId: null, isLeader: false, ownId: null, leaderId },
      ...{ isDone: false, isRunning: true, dueAt: null },
      ...own,
    });
  return [
    of('leader', { isLeader: true }),
    of('starter', { ownId: creatorId }),
    ...steps.map(({ stepId, userId: ownId, dueAt }) => of(stepId, { stepId, ownId, dueAt })),
  ];
};

const changed = (row: PartRow, { userId: leaderId = row.leaderId, steps = [] }: Partial<Created>): PartRow => {
  const step = steps.find(({ stepId }) => stepId === row.stepId);
  return settled({ ...row, leaderId, ...(step && { ownId: step.userId, dueAt: step.dueAt }) });
};

/** Who has which part in which run: its leader, its starter, and whoever does a step. */
export const runPartProjection = projection<PartRow, Followed>({
  name: 'training.processRunPart',
  version: 1,
  table: TABLE,
  schema: `create table ${TABLE} (
  tenant_id uuid not null, position bigint not null, id uuid not null,
  run_id uuid not null, candidate_id uuid, step_id uuid, is_leader bool not null, own_id uuid, leader_id uuid not null,
  user_id uuid not null, is_done bool not null, is_running bool not null, is_todo bool not null,
  due_at timestamptz,
  primary key (tenant_id, id)
);
-- by which events of a run, and an erasure, find their rows
create index ${TABLE}_run on ${TABLE} (tenant_id, run_id, user_id);
create index ${TABLE}_candidate on ${TABLE} (tenant_id, candidate_id) where candidate_id is not null;
-- once filled
create index ${TABLE}_todo on ${TABLE} (tenant_id, user_id, due_at, id)
  where is_todo;`,
  columns: {
    ...{ runId: 'uuid', candidateId: 'uuid', stepId: 'uuid', isLeader: 'bool', ownId: 'uuid', leaderId: 'uuid' },
    ...{ userId: 'uuid', isDone: 'bool', isRunning: 'bool', isTodo: 'bool', dueAt: 'timestamptz' },
  },
  types: [
    ...(['ProcessRunCreated', 'ProcessRunChanged', 'RunStepDone', 'RunStepReopened'] as const),
    ...(['ProcessRunCompleted', 'ProcessRunCancelled', 'ProcessRunReopened', 'ProcessRunRemoved'] as const),
    'CandidateErased',
  ],
  createdBy: ['ProcessRunCreated'],
  key: (event) => {
    const { type, data } = event;
    if (type === 'ProcessRunCreated') return partsOf(data).map(({ id }) => id);
    if (type === 'RunStepDone' || type === 'RunStepReopened') return partId(data.processRunId, data.stepId);
    if (type === 'CandidateErased') return { by: 'candidateId', value: String(data.candidateId) };
    return { by: 'runId', value: data.processRunId };
  },
  evolve: (row, event, id) => {
    const { type, data } = event;
    if (type === 'ProcessRunCreated') return partsOf(data).find((one) => one.id === id);
    if (!row || type === 'CandidateErased' || type === 'ProcessRunRemoved') return undefined;
    if (type === 'RunStepDone') return settled({ ...row, isDone: true });
    if (type === 'RunStepReopened') return settled({ ...row, isDone: false });
    if (type === 'ProcessRunChanged') return isHidden(data.to) ? row : changed(row, data.to);
    return settled({ ...row, isRunning: type === 'ProcessRunReopened' });
  },
});

type Whose = { owner: RunOwner; userId: string };
const is = (column: string, value: string | boolean, type: Condition['type'] = 'bool'): Condition => ({
  ...{ column, type, operator: '=', value },
});

/** The filter by whose runs are: `todo` has a step for them now, `led` is theirs to say how it goes on. */
export const partVia: Via = {
  table: TABLE,
  row: 'run_id',
  asks: (wanted) => {
    const { owner, userId } = wanted as Whose;
    const theirs = is('user_id', userId, 'uuid');
    if (owner === 'led') return [[theirs, is('is_leader', true)]];
    if (owner === 'mine') return [[theirs]];
    return [[theirs, is('is_todo', true)]];
  },
};
