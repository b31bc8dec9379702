import { answeredSteps } from 'access/recruiting/answered-step';
import { recordIn } from 'access/recruiting/record-in';
import { derivedId, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { job } from 'contracts/recruiting/job/job.entity';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { GuestReview, GuestStep } from 'contracts/recruiting/review-link/review-link.endpoints';
import {
  type ReviewLinkRecord,
  type ReviewLinkRejection,
  reviewLink,
} from 'contracts/recruiting/review-link/review-link.entity';
import { ratingType } from 'contracts/training/rating-type/rating-type.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { stateOf } from '#command-service/kernel/command';

export const invalidLink = () => new Rejection<ReviewLinkRejection>('review-link-invalid', 410);

/** Who came by which link of which company. */
export type Guest = { tenantId: string; link: ReviewLinkRecord; guestId: string };

export const guestIdOf = (linkId: string, guestKey: string): string => derivedId('review-guest', linkId, guestKey);

const isOver = ({ status }: ResponseRecord): boolean => status === 'submitted' || status === 'expired';

/** What a link shows: read from the histories themselves, as there is no account by which lists could be read. */
export const guestReviews = (store: EventStore) => {
  const answered = answeredSteps(store);

  /** Steps whose answers change no more. */
  const stepsOf = async (tenantId: string, { interviewId }: ReviewLinkRecord) => {
    const found = await recordIn(store, interview, { tenantId, id: interviewId });
    if (!found) throw invalidLink();
    const records = await Promise.all(found.responseIds.map((id) => recordIn(store, response, { tenantId, id })));
    return { found, steps: records.flatMap((record) => (record && isOver(record) ? [record] : [])).reverse() };
  };

  const wordsOf = async (tenantId: string, { ratingTypeIds }: ReviewLinkRecord): Promise<OfferedRating[]> => {
    const words = await Promise.all(ratingTypeIds.map((id) => recordIn(store, ratingType, { tenantId, id })));
    return words
      .flatMap((word) => (word ? [{ id: word.id, name: word.name, score: word.score }] : []))
      .sort((one, other) => other.score - one.score);
  };

  const show = async ({ tenantId, link, guestId }: Guest): Promise<GuestReview> => {
    const { found, steps } = await stepsOf(tenantId, link);
    const [company, person, about, offered] = await Promise.all([
      stateOf(store, streamName('company', tenantId, tenantId), companyDecider),
      recordIn(store, candidate, { tenantId, id: found.candidateId }),
      found.jobId === null ? undefined : recordIn(store, job, { tenantId, id: found.jobId }),
      wordsOf(tenantId, link),
    ]);
    const reviews = await Promise.all(
      steps.map(({ id }) => recordIn(store, interviewReview, { tenantId, id: reviewIdOf(id, guestId) })),
    );
    const stepOf = async (step: ResponseRecord, index: number): Promise<GuestStep> => {
      const own = reviews[index];
      const questions = await answered(tenantId, step);
      return {
        ...{ responseId: step.id, stepName: step.stepName, status: own?.status ?? 'draft' },
        questions: questions.map((question) => ({
          ...question,
          rating: own?.ratings[question.questionId] ?? null,
          comments: own?.comments.filter(({ questionId }) => questionId === question.questionId) ?? [],
        })),
      };
    };
    const isNamed = !link.isNameHidden && person?.firstName && person.lastName;
    return {
      companyName: company.status === 'registered' ? company.profile.name : '',
      title: about?.title ?? steps[0]?.stepName ?? '',
      candidateName: isNamed ? fullName(person.firstName ?? '', person.lastName ?? '') : null,
      expiresAt: link.expiresAt,
      guestName: reviews.find((review) => review?.guestName)?.guestName ?? null,
      offered,
      steps: await Promise.all(steps.map(stepOf)),
    };
  };

  return {
    show,
    /** The link, where it is one of the company's. */
    linkOf: (tenantId: string, id: string) => recordIn(store, reviewLink, { tenantId, id }),
    /** Whether it shows this step. */
    shows: async ({ tenantId, link }: Guest, responseId: string) =>
      (await stepsOf(tenantId, link)).steps.some(({ id }) => id === responseId),
  };
};
