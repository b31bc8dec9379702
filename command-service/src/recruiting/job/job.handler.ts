import { job } from 'contracts/recruiting/job/job.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { keptCustomValues } from '#command-service/recruiting/custom-field/custom-values';
import { requireSteps } from '#command-service/recruiting/question/question-set.lookup';
import { jobAccess } from './job.access.ts';
import { jobDecider } from './job.decider.ts';
import type { JobLookup } from './job.lookup.ts';

type Command = Parameters<SendEntity<typeof job>>[1];

const sendJob = entityHandler(job, jobDecider);

/** Commands of jobs; their steps ask what there is, and whose a job is and who may know of it is written down before a change is answered. */
export const jobHandler = (deps: HandlerDeps & { jobLookup: Pick<JobLookup, 'put'> }): SendEntity<typeof job> => {
  const send = sendJob(deps);
  const withCustom = async (id: string, command: Command): Promise<Command> => {
    if ((command.type !== 'CreateJob' && command.type !== 'ChangeJob') || !command.data.custom) return command;
    const state = await entityState(deps.store, job, { tenantId: command.metadata.tenantId, id });
    const held = state.status === 'kept' ? state.record.custom : null;
    const values = { values: command.data.custom, owner: 'job' as const, held };
    const custom = await keptCustomValues(deps.store, command.metadata.tenantId, values);
    return { ...command, data: { ...command.data, custom } } as Command;
  };
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateJob' || command.type === 'ChangeJob')
      await requireSteps(deps.store, command.metadata.tenantId, command.data.steps ?? []);
    const sent = await send(id, await withCustom(id, command), ifMatch);
    if (command.type === 'CreateJob' || command.type === 'ChangeJob')
      await jobAccess.save(deps.jobLookup, sent, { id, tenantId: command.metadata.tenantId });
    return sent;
  };
};
