import { parseStreamName, streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { isByApplication } from 'contracts/recruiting/application/application.cause';
import {
  type InterviewRejection,
  type InterviewStatus,
  interview,
} from 'contracts/recruiting/interview/interview.entity';
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

const taken = (field?: 'candidateId') => {
  const code: InterviewRejection = 'interview-open-already';
  return new Rejection(code, 409, field && { errors: { [field]: [code] } });
};

type Opening = { id: string; data: Opened; metadata: CommandMetadata };
type Open<T> = (guards: readonly Guard[]) => Promise<T>;

/** Opens with the pair held; where another interview holds it, `others` says what comes of that. */
const claiming = <T>(
  names: Names,
  { id, data, metadata }: Opening,
  { open, others }: { open: Open<T>; others: () => void },
): Promise<T> => {
  const { tenantId } = metadata;
  const claim: Claim = {
    purpose: PURPOSE,
    name: nameOf(tenantId, data),
    holder: streamName('interview', tenantId, id),
  };
  return settling(names, metadata, async (claims) => {
    const guard = await names.reserve(claim, metadata);
    if (guard) claims.push(claim);
    else others();
    return open(guard ? [guard] : []);
  });
};

/**
 * Opens an interview where its candidate has no open one for the same job or open interview (docs/product.md REC-190). Somebody who
 * applies gets theirs beside one that staff have opened.
 */
export const openingOnce = <T>(names: Names, opening: Opening, open: Open<T>): Promise<T> => {
  const others = () => {
    if (!isByApplication(opening.metadata.actor)) throw taken('candidateId');
  };
  return claiming(names, opening, { open, others });
};

type Moved = Opening & { from: InterviewStatus; to: InterviewStatus };

/**
 * Moves an interview to another status: out of a completed one as if it were opened anew. One that is open beside another holds the
 * pair from the move on that finds it free.
 */
export const movingOnce = <T>(names: Names, { from, to, ...moved }: Moved, move: Open<T>): Promise<T> => {
  if (progressOf(to) === 'completed') return move([]);
  const others = () => {
    if (progressOf(from) === 'completed' && moved.metadata.actor.type !== 'system') throw taken();
  };
  return claiming(names, moved, { open: move, others });
};
