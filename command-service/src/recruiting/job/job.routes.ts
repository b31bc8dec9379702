import { Rejection } from 'contracts/kernel/problem';
import * as endpoints from 'contracts/recruiting/job/job.endpoints';
import { JobDetails } from 'contracts/recruiting/job/job.events';
import type { JobView } from 'contracts/recruiting/job/job.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { pick } from '#command-service/changes';
import type { Sent } from '#command-service/command';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type ToOne, toOne } from '#command-service/http/cause';
import { removeMany } from '#command-service/http/remove-many';
import type { Job } from './job.decider.ts';

const view = ({ state, version }: Sent<Job>): JobView => {
  if (state.status === 'absent') throw new Rejection('job-not-found', 404);
  const { jobId: id, details, status, publishedAt, createdAt, updatedAt } = state;
  return {
    id,
    ...details,
    status: status === 'removed' ? 'unpublished' : status,
    publishedAt,
    createdAt,
    updatedAt,
    version,
  };
};

const answer = (sent: Sent<Job>) => answered(sent.position, view(sent));

export const jobRoutes = (router: IRouter, context: CommandContext): void => {
  const { job: sendJob } = context.commands;
  const plain = (type: 'PublishJob' | 'UnpublishJob' | 'RemoveJob') => async (request: ToOne) =>
    answer(await sendJob(request.params.id, { type, data: {}, metadata: causeOf(request) }, request.ifMatch));
  const change = async (request: ToOne, data: Partial<JobDetails>) =>
    answer(await sendJob(request.params.id, { type: 'ChangeJob', data, metadata: causeOf(request) }, request.ifMatch));

  mount(
    router,
    endpoints.createJob,
    async (request) => {
      const jobId = createdId('job', request);
      return answer(
        await sendJob(jobId, { type: 'CreateJob', data: { ...request.body, jobId }, metadata: causeOf(request) }),
      );
    },
    context,
  );
  mount(router, endpoints.changeJob, (request) => change(request, request.body), context);
  mount(router, endpoints.replaceJob, (request) => change(request, pick(request.body, JobDetails.shape)), context);
  mount(router, endpoints.publishJob, plain('PublishJob'), context);
  mount(router, endpoints.unpublishJob, plain('UnpublishJob'), context);
  mount(router, endpoints.removeJob, plain('RemoveJob'), context);
  mount(
    router,
    endpoints.removeJobs,
    (request) => removeMany(request.query.filter.id, (id) => plain('RemoveJob')(toOne(request, id))),
    context,
  );
};
