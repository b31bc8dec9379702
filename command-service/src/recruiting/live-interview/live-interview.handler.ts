import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { liveInterviewDecider, refuseLive } from './live-interview.decider.ts';

const sendLive = entityHandler(liveInterview, liveInterviewDecider);

/** Commands of live interviews: of an interview that the company has, with people who work in it. */
export const liveInterviewHandler = (deps: HandlerDeps): SendEntity<typeof liveInterview> => {
  const { store } = deps;
  const send = sendLive(deps);

  const assertMembers = async (tenantId: string, ids: readonly string[]) => {
    const known = await Promise.all(ids.map((id) => isMember(store, tenantId, id)));
    if (known.includes(false)) throw refuseLive('live-interview-interviewer-unknown', 422, 'interviewerIds');
  };

  const partyOf = async (tenantId: string, id: string) => {
    const found = await entityState(store, interview, { tenantId, id });
    const errors = (code: string) => new Rejection(code, 422, { errors: { interviewId: [code] } });
    if (found.status !== 'kept') throw errors('interview-not-found');
    const person = await entityState(store, candidate, { tenantId, id: found.record.candidateId });
    if (person.status !== 'kept' || person.record.lastName === null) throw errors('candidate-not-found');
    return { candidateId: found.record.candidateId, jobId: found.record.jobId };
  };

  return async (id, command, ifMatch) => {
    const { tenantId, actor } = command.metadata;
    if (command.type === 'CreateLiveInterview') {
      const organizerId = actor.type === 'user' ? actor.id : null;
      const party = await partyOf(tenantId, command.data.interviewId);
      await assertMembers(tenantId, command.data.interviewerIds);
      return send(id, { ...command, data: { ...command.data, ...party, organizerId } }, ifMatch);
    }
    if (command.type === 'ChangeLiveInterview') {
      const { interviewId, interviewerIds = [] } = command.data;
      const before = await entityState(store, liveInterview, { tenantId, id });
      if (before.status === 'kept') {
        if (interviewId !== undefined && before.record.interviewId !== interviewId)
          throw refuseLive('live-interview-interview-fixed', 422, 'interviewId');
        // Who has left the company since stays until somebody changes it.
        await assertMembers(
          tenantId,
          interviewerIds.filter((userId) => !before.record.interviewerIds.includes(userId)),
        );
      }
    }
    return send(id, command, ifMatch);
  };
};
