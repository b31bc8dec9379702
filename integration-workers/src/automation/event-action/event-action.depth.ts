import { MAX_ACTIONS } from 'contracts/automation/event-action/event-action.choices';
import { EVENT_ACTIONS, scheduledBy } from 'contracts/automation/event-action/event-action.steps';
import type { Recorded } from 'contracts/kernel/message';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** What a run does is caused by the run. */
const OF_RUN = {
  projections: ['automation.eventActionRun'],
  text: 'select depth from read.event_action_run where tenant_id = $1 and id = $2',
};
/** A change of status is settled by the system, whoever made it: the run is the last that made this one, if one did. */
const OF_SETTLED = {
  projections: ['automation.eventActionRun', 'recruiting.interview-log'],
  text: `select r.depth from (
      select actor_id from read.interview_log l
      where l.tenant_id = $1 and l.interview_id = $2 and l."to" = $3
      order by l.occurred_at desc, l.event_position desc limit 1) last
    join read.event_action_run r on r.tenant_id = $1 and r.interview_id = $2
      and r.actions @> jsonb_build_array(jsonb_build_object('kind', 'change-status', 'status', $3::text))
    where last.actor_id = $4 order by r.updated_at desc limit 1`,
};

/** Runs that scheduled trainings for whom a training is, the last of them first. */
const OF_SCHEDULED = {
  projections: ['automation.eventActionRun', 'training.trainingAssignment'],
  text: `select r.id, r.depth, a.schedule_id as "scheduleId"
    from read.training_assignment a
    join read.event_action_run r on r.tenant_id = a.tenant_id and r.user_id = a.user_id
      and r.actions @> '[{"kind": "schedule-training"}]'
    where a.tenant_id = $1 and a.id = $2 order by r.created_at desc limit 100`,
};
type Scheduling = { id: string; depth: string; scheduleId: string };
const places = Array.from({ length: MAX_ACTIONS }, (_, index) => index);

/** How many event actions an event follows from. What somebody does in between begins anew. */
export const depthOf = async (event: Recorded, cause: Cause, { read }: Pick<Tools, 'read'>): Promise<number> => {
  const { tenantId } = cause;
  const { actor, causationId } = event.metadata;
  if (event.type === 'InterviewStatusSettled') {
    const { interviewId, status } = event.data;
    const values = [tenantId, interviewId, status, EVENT_ACTIONS];
    const [run] = await read<{ depth: string }>(cause, { ...OF_SETTLED, values });
    return run ? Number(run.depth) + 1 : 0;
  }
  if (event.type === 'TrainingAssignmentCreated' || event.type === 'TrainingExpired') {
    const runs = await read<Scheduling>(cause, {
      ...OF_SCHEDULED,
      values: [tenantId, event.data.trainingAssignmentId],
    });
    const run = runs.find(({ id, scheduleId }) => places.some((index) => scheduledBy(id, index) === scheduleId));
    return run ? Number(run.depth) + 1 : 0;
  }
  if (actor.id !== EVENT_ACTIONS) return 0;
  const [run] = await read<{ depth: string }>(cause, { ...OF_RUN, values: [tenantId, causationId] });
  return run ? Number(run.depth) + 1 : 0;
};
