import { Rejection } from 'contracts/kernel/problem';
import { copyJob } from 'contracts/recruiting/job/job.endpoints';
import { job, type NewJob } from 'contracts/recruiting/job/job.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { pick } from '#command-service/changes';
import type { CommandContext } from '#command-service/context';
import { answerOf } from '#command-service/entity/entity.routes';
import { causeOf, createdId } from '#command-service/http/cause';

/** What is about one posting alone. */
const OWN = ['slug', 'expiresOn', 'expiresAt', 'postingUrl', 'confirmationCode'];

/** A copy is a new job; it says what the other said at that moment. */
export const jobRoutes = (router: IRouter, context: CommandContext): void => {
  const { job: send, jobState } = context.commands;
  mount(
    router,
    copyJob,
    async (request) => {
      const { tenantId } = request.auth;
      const original = await jobState(tenantId, request.params.id);
      if (original.status !== 'kept') throw new Rejection('not-found', 404);
      const said = Object.entries(pick(original.record, job.fields)).filter(([field]) => !OWN.includes(field));
      const jobId = createdId('job', request);
      const data = { jobId, ...(Object.fromEntries(said) as NewJob) };
      return answerOf(job, await send(jobId, { type: 'CreateJob', data, metadata: causeOf(request) }));
    },
    context,
  );
};
