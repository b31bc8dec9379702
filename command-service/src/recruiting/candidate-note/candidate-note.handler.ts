import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { candidateNote } from 'contracts/recruiting/candidate-note/candidate-note.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';

const sendNote = entityHandler(candidateNote);

const refuse = (code: string) => new Rejection(code, 422, { errors: { candidateId: [code] } });

/** Commands of notes: about a candidate whom the company has, under the name of who writes. */
export const candidateNoteHandler = (deps: HandlerDeps): SendEntity<typeof candidateNote> => {
  const send = sendNote(deps);
  return async (id, command, ifMatch) => {
    if (command.type !== 'CreateCandidateNote') return send(id, command, ifMatch);
    const { tenantId, actor } = command.metadata;
    const about = await entityState(deps.store, candidate, { tenantId, id: command.data.candidateId });
    if (about.status !== 'kept') throw refuse('candidate-not-found');
    if (about.record.erased) throw refuse('erased');
    return send(id, { ...command, data: { ...command.data, authorId: actor.id } }, ifMatch);
  };
};
