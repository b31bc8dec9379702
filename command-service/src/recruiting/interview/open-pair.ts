import { parseStreamName, streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type InterviewRejection, interview } from 'contracts/recruiting/interview/interview.entity';
import { progressOf } from 'contracts/recruiting/interview/interview.statuses';
import type { Guard } from 'platform/event-store/engine';
import { entityState } from '#command-service/entity/entity.state';
import { settling } from '#command-service/identity/reservation/holding';
import type { Claim, Names, Uses } from '#command-service/identity/reservation/names';

const PURPOSE = 'interview-candidate-subject';
type Opened = { candidateId: string; jobId: string | null; openInterviewId?: string | null };

const nameOf = (tenantId: string, { candidateId, jobId, openInterviewId }: Opened): string =>
  [tenantId, candidateId, jobId ?? openInterviewId].join('\n');

/** An interview holds its candidate and job until it is completed. */
export const openPairUses: Uses = {
  [PURPOSE]: async (store, holder, name) => {
    const { tenantId, id } = parseStreamName(holder);
    const state = await entityState(store, interview, { tenantId, id });
    if (state.status !== 'kept' || progressOf(state.record.status) === 'completed') return false;
    return nameOf(tenantId, state.record) === name;
  },
};

const taken = () => {
  const errors = { candidateId: ['interview-open-already'] };
  return new Rejection<InterviewRejection>('interview-open-already', 409, { errors });
};

type Opening = { id: string; data: Opened; metadata: CommandMetadata };

/**
 * Opens an interview where its candidate has no open one for the same job or open interview (docs/product.md REC-190). Somebody who
 * applies gets theirs beside one that staff have opened.
 */
export const openingOnce = <T>(
  names: Names,
  { id, data, metadata }: Opening,
  open: (guards: readonly Guard[]) => Promise<T>,
): Promise<T> => {
  const { tenantId, actor } = metadata;
  const claim: Claim = {
    purpose: PURPOSE,
    name: nameOf(tenantId, data),
    holder: streamName('interview', tenantId, id),
  };
  return settling(names, metadata, async (claims) => {
    const guard = await names.reserve(claim, metadata);
    if (guard) claims.push(claim);
    else if (actor.type !== 'system') throw taken();
    return open(guard ? [guard] : []);
  });
};
