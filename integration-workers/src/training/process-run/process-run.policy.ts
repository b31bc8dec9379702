import { isHidden } from 'contracts/kernel/personal';
import { teamOf } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunEvent } from 'contracts/training/process-run/process-run.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellDoers } from './tell-doers.job.ts';

const actorOf = ({ metadata: { actor } }: { metadata: { actor: { type: string; id: string } } }) =>
  actor.type === 'user' ? actor.id : null;

/** Whoever is given steps of a run is told, and reminded on their day. */
export const processRunPolicy = policy<ProcessRunEvent>({
  name: 'training.process-run',
  jobs: [tellDoers],
  on: {
    ProcessRunCreated: (event) => {
      const { processRunId } = event.data;
      return [
        tellDoers.request(processRunId, { processRunId, by: actorOf(event), news: 'given', before: {}, stepIds: null }),
      ];
    },
    ProcessRunChanged: (event) => {
      const { processRunId, from, to } = event.data;
      if (isHidden(from) || isHidden(to) || (to.userId === undefined && to.steps === undefined)) return [];
      const before = {
        ...(from.userId !== undefined && { userId: from.userId }),
        ...(from.steps && { steps: Object.fromEntries(from.steps.map(({ stepId, userId }) => [stepId, userId])) }),
        ...(from.steps && { teams: Object.fromEntries(from.steps.map((step) => [step.stepId, teamOf(step)])) }),
      };
      return [
        tellDoers.request(processRunId, {
          processRunId,
          by: actorOf(event),
          news: 'given-more',
          before,
          stepIds: null,
        }),
      ];
    },
    RunStepGivenBack: (event) => {
      const { processRunId, stepId, by } = event.data;
      const before = { steps: { [stepId]: by } };
      const given = { processRunId, by: actorOf(event), news: 'given-more' as const, before, stepIds: [stepId] };
      return [tellDoers.request(processRunId, given)];
    },
    ProcessRunReminded: ({ data: { processRunId, stepIds } }) =>
      stepIds.length === 0
        ? []
        : [tellDoers.request(processRunId, { processRunId, by: null, news: 'due', before: {}, stepIds })],
  },
});
