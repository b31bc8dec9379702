import { derivedId } from 'contracts/kernel/id';
import { isHidden } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { type RunOwner, teamOf } from 'contracts/training/process-run/process-run.choices';
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
  /** That everybody of the step's team sees the run, whoever of them does it. */
  isSight: boolean;
  /** Null: it is the leader's. */
  ownId: string | null;
  leaderId: string;
  /** Of a step: the team that it was given to. */
  teamId: string | null;
  /** Whose it is today: somebody's, or the team's of which nobody has taken it yet. Null of the sight of a team where there is none. */
  holderId: string | null;
  isDone: boolean;
  isRunning: boolean;
  /** A step that waits for them. */
  isTodo: boolean;
  dueAt: string | null;
};
type Erasure = Extract<CandidateEvent, { type: 'CandidateErased' }>;
type Followed = ProcessRunEvent | Erasure;
type Created = Extract<ProcessRunEvent, { type: 'ProcessRunCreated' }>['data'];
type Known = Omit<PartRow, 'holderId' | 'isTodo'>;

const STEP_TYPES = ['RunStepTaken', 'RunStepGivenBack', 'RunStepDone', 'RunStepReopened'] as const;
type OfStep = Extract<ProcessRunEvent, { type: (typeof STEP_TYPES)[number] }>;
const ofStep = (event: Followed): OfStep['data'] | null =>
  (STEP_TYPES as readonly string[]).includes(event.type) ? (event as OfStep).data : null;

const TABLE = 'process_run_part';
const sightOf = (stepId: string) => `team of ${stepId}`;
const partId = (runId: string, part: string) => derivedId('process-run-part', runId, part);
const settled = (row: Known): PartRow => ({
  ...row,
  holderId: row.isSight ? row.teamId : (row.ownId ?? row.teamId ?? row.leaderId),
  isTodo: row.stepId !== null && !row.isSight && row.isRunning && !row.isDone,
});

const partsOf = ({ processRunId: runId, userId: leaderId, creatorId, candidateId, steps }: Created): PartRow[] => {
  const of = (part: string, own: Partial<Known>): PartRow =>
    settled({
      ...{ id: partId(runId, part), runId, candidateId, stepId: null, isLeader: false, ownId: null, leaderId },
      ...{ isDone: false, isRunning: true, dueAt: null, teamId: null, isSight: false },
      ...own,
    });
  return [
    of('leader', { isLeader: true }),
    of('starter', { ownId: creatorId }),
    ...steps.flatMap(({ stepId, userId: ownId, dueAt, ...step }) => {
      const planned = { stepId, ownId, dueAt, teamId: teamOf({ userId: ownId, ...step }) };
      return [of(stepId, planned), of(sightOf(stepId), { ...planned, isSight: true })];
    }),
  ];
};

const changed = (row: PartRow, { userId: leaderId = row.leaderId, steps = [] }: Partial<Created>): PartRow => {
  const step = steps.find(({ stepId }) => stepId === row.stepId);
  return settled({ ...row, leaderId, ...(step && { ownId: step.userId, teamId: teamOf(step), dueAt: step.dueAt }) });
};

/** Who has which part in which run: its leader, its starter, whoever does a step, and the team that it was given to. */
export const runPartProjection = projection<PartRow, Followed>({
  name: 'training.processRunPart',
  version: 2,
  table: TABLE,
  schema: `create table ${TABLE} (
  tenant_id uuid not null, position bigint not null, id uuid not null,
  run_id uuid not null, candidate_id uuid, step_id uuid, is_leader bool not null, own_id uuid, leader_id uuid not null,
  is_sight bool not null, team_id uuid, holder_id uuid, is_done bool not null, is_running bool not null, is_todo bool not null,
  due_at timestamptz,
  primary key (tenant_id, id)
);
-- by which events of a run, and an erasure, find their rows
create index ${TABLE}_run on ${TABLE} (tenant_id, run_id, holder_id);
create index ${TABLE}_candidate on ${TABLE} (tenant_id, candidate_id) where candidate_id is not null;
-- once filled
create index ${TABLE}_todo on ${TABLE} (tenant_id, holder_id, due_at, id)
  where is_todo;`,
  columns: {
    ...{ runId: 'uuid', candidateId: 'uuid', stepId: 'uuid', isLeader: 'bool', ownId: 'uuid', leaderId: 'uuid' },
    ...{
      isSight: 'bool',
      teamId: 'uuid',
      holderId: 'uuid',
      isDone: 'bool',
      isRunning: 'bool',
      isTodo: 'bool',
      dueAt: 'timestamptz',
    },
  },
  types: [
    ...(['ProcessRunCreated', 'ProcessRunChanged', 'RunStepDone', 'RunStepReopened'] as const),
    ...(['RunStepTaken', 'RunStepGivenBack'] as const),
    ...(['ProcessRunCompleted', 'ProcessRunCancelled', 'ProcessRunReopened', 'ProcessRunRemoved'] as const),
    'CandidateErased',
  ],
  createdBy: ['ProcessRunCreated'],
  key: (event) => {
    const { type, data } = event;
    if (type === 'ProcessRunCreated') return partsOf(data).map(({ id }) => id);
    const step = ofStep(event);
    if (step) return partId(step.processRunId, step.stepId);
    if (type === 'CandidateErased') return { by: 'candidateId', value: String(data.candidateId) };
    return { by: 'runId', value: String((data as { processRunId: string }).processRunId) };
  },
  evolve: (row, event, id) => {
    const { type, data } = event;
    if (type === 'ProcessRunCreated') return partsOf(data).find((one) => one.id === id);
    if (!row || type === 'CandidateErased' || type === 'ProcessRunRemoved') return undefined;
    if (type === 'RunStepTaken') return settled({ ...row, ownId: data.by });
    if (type === 'RunStepGivenBack') return settled({ ...row, ownId: null });
    if (type === 'RunStepDone') return settled({ ...row, isDone: true });
    if (type === 'RunStepReopened') return settled({ ...row, isDone: false });
    if (type === 'ProcessRunChanged') return isHidden(data.to) ? row : changed(row, data.to);
    return settled({ ...row, isRunning: type === 'ProcessRunReopened' });
  },
});

/** `teams`: those of the person. */
type Whose = { owner: RunOwner; userId: string; teams: readonly string[] };
const is = (
  column: string,
  value: string | boolean | readonly string[],
  type: Condition['type'] = 'bool',
): Condition => ({
  ...{ column, type, operator: '=', value },
});

/** The filter by whose runs are: `todo` has a step for them now, `led` is theirs to say how it goes on. */
export const partVia: Via = {
  table: TABLE,
  row: 'run_id',
  asks: (wanted) => {
    const { owner, userId, teams } = wanted as Whose;
    if (owner === 'led') return [[is('holder_id', userId, 'uuid'), is('is_leader', true)]];
    const theirs = is('holder_id', [userId, ...teams], 'uuid');
    return [owner === 'mine' ? [theirs] : [theirs, is('is_todo', true)]];
  },
};
