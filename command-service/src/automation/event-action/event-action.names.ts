import { GLOBAL, streamName } from 'contracts/kernel/id';
import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';
import type { About } from './event-action.facts.ts';

/** What a candidate, a job and a user are called today; each is asked once. */
export const namesOf = (store: EventStore, tenantId: string) => {
  const known = new Map<string, Promise<string | null>>();
  const once = (id: string | null, ask: (id: string) => Promise<string | null>): Promise<string | null> => {
    if (id === null) return Promise.resolve(null);
    const asked = known.get(id) ?? ask(id);
    known.set(id, asked);
    return asked;
  };
  const person = async (id: string) => {
    const state = await entityState(store, candidate, { tenantId, id });
    if (state.status === 'absent') return null;
    const { firstName, lastName } = state.record;
    return firstName === null || lastName === null ? null : fullName(firstName, lastName);
  };
  const title = async (id: string) => {
    const state = await entityState(store, job, { tenantId, id });
    return state.status === 'absent' ? null : state.record.title;
  };
  const colleague = async (id: string) => {
    const user = await stateOf(store, streamName('user', GLOBAL, id), userDecider);
    return user.status === 'registered' ? user.name : null;
  };
  return async ({ candidateId, jobId, userId }: Pick<About, 'candidateId' | 'jobId' | 'userId'>) => ({
    candidateId,
    candidateName: await once(candidateId, person),
    jobId,
    jobTitle: (await once(jobId, title)) ?? '',
    userId,
    userName: await once(userId, colleague),
  });
};
