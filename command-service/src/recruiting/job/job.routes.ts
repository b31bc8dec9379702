import { Rejection } from 'contracts/kernel/problem';
import { copyJob } from 'contracts/recruiting/job/job.endpoints';
import { type JobCommand, job, type NewJob } from 'contracts/recruiting/job/job.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { causeOf, createdId } from '#command-service/http/cause';
import { pick } from '#command-service/kernel/changes';
import { takenCustomValues } from '#command-service/recruiting/custom-field/custom-values';
import { jobSight } from './job.sight.ts';

export type JobContext = CommandContext & { store: EventStore };

/** What is about one posting alone. */
const OWN = ['slug', 'expiresOn', 'expiresAt', 'postingUrl', 'confirmationCode'];

/** Jobs are written by those who may know of them. A copy is a new job; it says what the other said, but for what the company's own fields take no more. */
export const jobRoutes = (router: IRouter, context: JobContext): void => {
  const { job: send, jobState } = context.commands;
  const sight = jobSight(context);
  entityRoutes(router, context, {
    entity: job,
    send: async (id: string, command: JobCommand, ifMatch: number | null, { auth }: Asking) => {
      if (command.type !== 'CreateJob') await sight.assertJob(auth, id);
      await sight.assertStaysSeen(auth, id, command);
      return send(id, command, ifMatch);
    },
  });
  mount(
    router,
    copyJob,
    async (request) => {
      const { tenantId } = request.auth;
      await sight.assertJob(request.auth, request.params.id);
      const original = await jobState(tenantId, request.params.id);
      if (original.status !== 'kept') throw new Rejection('not-found', 404);
      const said = Object.entries(pick(original.record, job.fields)).filter(([field]) => !OWN.includes(field));
      const jobId = createdId('job', request);
      const held = { values: original.record.custom, owner: 'job' as const };
      const custom = await takenCustomValues(context.store, tenantId, held);
      const data = { jobId, ...(Object.fromEntries(said) as NewJob), custom };
      return answerOf(job, await send(jobId, { type: 'CreateJob', data, metadata: causeOf(request) }));
    },
    context,
  );
};
