import { Rejection } from 'contracts/kernel/problem';
import { job } from 'contracts/recruiting/job/job.entity';
import { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';

const sendJobNote = entityHandler(jobNote);

/** Commands of notes: of a job that the company has, under the name of who writes. */
export const jobNoteHandler = (deps: HandlerDeps): SendEntity<typeof jobNote> => {
  const send = sendJobNote(deps);
  return async (id, command, ifMatch) => {
    if (command.type !== 'CreateJobNote') return send(id, command, ifMatch);
    const { tenantId, actor } = command.metadata;
    const about = await entityState(deps.store, job, { tenantId, id: command.data.jobId });
    if (about.status !== 'kept') throw new Rejection('job-not-found', 422, { errors: { jobId: ['job-not-found'] } });
    return send(id, { ...command, data: { ...command.data, authorId: actor.id } }, ifMatch);
  };
};
