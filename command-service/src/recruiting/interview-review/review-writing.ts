import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { ReviewCommand } from 'contracts/recruiting/interview-review/interview-review.entity';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { job } from 'contracts/recruiting/job/job.entity';
import { ratingType } from 'contracts/training/rating-type/rating-type.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { refuse } from './interview-review.decider.ts';

export type ReviewDeps = { store: EventStore; commands: Pick<Commands, 'interviewReview'> };
export type Said = ReviewCommand extends infer C ? (C extends ReviewCommand ? Pick<C, 'type' | 'data'> : never) : never;

/** What is reviewed: answers of a step, or a live interview. */
export type Reviewed = { responseId: string; liveInterviewId: null } | { responseId: null; liveInterviewId: string };
/** … by whom, and of whom it is. */
export type ReviewParty = Reviewed & {
  interviewId: string;
  candidateId: string;
  jobId: string | null;
  openInterviewId: string | null;
  reviewerId: string;
  linkId: string | null;
};

const idOf = ({ responseId, liveInterviewId, reviewerId }: Reviewed & { reviewerId: string }): string =>
  reviewIdOf(responseId ?? liveInterviewId, reviewerId);

/** How reviews are written, whatever they are of. */
export const reviewWriting = ({ store, commands }: ReviewDeps) => {
  const send = commands.interviewReview;

  const begin = async (party: ReviewParty, guestName: string | null, metadata: CommandMetadata): Promise<void> => {
    const { idempotencyKey: _, request: __, ...cause } = metadata;
    const id = idOf(party);
    try {
      const data = { interviewReviewId: id, ...party };
      await send(id, { type: 'CreateInterviewReview', data, metadata: cause });
    } catch (error) {
      if (!(error instanceof Rejection) || error.code !== 'already-exists') throw error;
    }
    if (guestName !== null) await send(id, { type: 'NameReviewer', data: { name: guestName }, metadata: cause });
  };
  /** What is about a review that there is. */
  const change = (of: Reviewed & { reviewerId: string }, said: Said, metadata: CommandMetadata) =>
    send(idOf(of), { ...said, metadata } as ReviewCommand);

  return {
    change,
    /** The review begins with the first word. */
    say: async (party: ReviewParty, said: Said, metadata: CommandMetadata, guestName: string | null = null) => {
      await begin(party, guestName, metadata);
      return change(party, said, metadata);
    },
    /** A word of the company, and one of the job's scorecard where that names some. */
    wordOf: async (tenantId: string, jobId: string | null, id: string) => {
      const [word, offered] = await Promise.all([
        entityState(store, ratingType, { tenantId, id }),
        jobId === null ? null : entityState(store, job, { tenantId, id: jobId }),
      ]);
      const scorecard = offered && offered.status !== 'absent' ? offered.record.ratingTypeIds : [];
      const isOffered = scorecard.length === 0 || scorecard.includes(id);
      if (word.status !== 'kept' || !isOffered) throw refuse('rating-type-not-found', 422, 'ratingTypeId');
      return { ratingTypeId: id, name: word.record.name, score: word.record.score };
    },
    assertMentioned: async (tenantId: string, mentions: readonly string[]): Promise<void> => {
      const known = await Promise.all(mentions.map((id) => isMember(store, tenantId, id)));
      if (known.includes(false)) throw refuse('review-mention-unknown', 422, 'mentions');
    },
  };
};
