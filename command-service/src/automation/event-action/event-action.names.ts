import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import type { About } from './event-action.facts.ts';

/** What a candidate and a job are called today; each is asked once. */
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
  return async ({ candidateId, jobId }: Pick<About, 'candidateId' | 'jobId'>) => ({
    candidateId,
    candidateName: await once(candidateId, person),
    jobId,
    jobTitle: (await once(jobId, title)) ?? '',
  });
};
