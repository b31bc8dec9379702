import { job } from 'contracts/recruiting/job/job.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { jobDecider } from './job.decider.ts';
import type { JobLookup } from './job.lookup.ts';

const sendJob = entityHandler(job, jobDecider);

/** Commands of jobs; which company has a job is written down before its creation is answered. */
export const jobHandler = (deps: HandlerDeps & { jobLookup: Pick<JobLookup, 'put'> }): SendEntity<typeof job> => {
  const send = sendJob(deps);
  return async (id, command, ifMatch) => {
    const sent = await send(id, command, ifMatch);
    if (command.type === 'CreateJob') await deps.jobLookup.put(id, command.metadata.tenantId);
    return sent;
  };
};
