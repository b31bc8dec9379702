import { answersOf } from 'access/recruiting/answered-step';
import { askedQuestions } from 'access/recruiting/asked-questions';
import { recordIn } from 'access/recruiting/record-in';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { response } from 'contracts/recruiting/response/response.entity';
import { myAnswerOf } from 'contracts/recruiting/response/response.mine';
import type { EventStore } from 'platform/event-store/event-store';
import type { ReviewRow } from '#projection-service/recruiting/interview-review/in-sight';

type Place = { tenantId: string; id: string };

/** What somebody said of the answers of one step. */
export type StepReview = Pick<ReviewRow, 'responseId' | 'ratings' | 'comments' | 'submittedAt'>;

/** Of one answer, or of a live interview, in no order that would say who; who of the staff said it is not told. */
export const reviewsOf = (reviews: readonly StepReview[], questionId: string) => ({
  ratings: reviews.flatMap(({ ratings, submittedAt }) => {
    const { name, score, ratedAt } = ratings[questionId] ?? {};
    return name === undefined ? [] : [{ name, score, ratedAt, submittedAt }];
  }),
  comments: reviews
    .flatMap(({ comments }) => comments)
    .filter((comment) => comment.questionId === questionId)
    .map(({ second, text, at }) => ({ second, text, at })),
});

const stepOf = async (store: EventStore, place: Place, reviews: readonly StepReview[]) => {
  const record = await recordIn(store, response, place);
  if (!record) return [];
  const [questions, answers] = await Promise.all([
    askedQuestions(store)(place.tenantId, record),
    answersOf(store, place),
  ]);
  const { stepName: step, createdAt: invitedAt, openedAt, submittedAt, expiresAt } = record;
  const answered = questions.flatMap(({ id, text: question, showsRightAnswer }) => {
    const answer = myAnswerOf({ showsRightAnswer }, answers[id] ?? null);
    const answeredAt = record.progress[id]?.answeredAt ?? null;
    return answer ? [{ question, answer, answeredAt, ...reviewsOf(reviews, id) }] : [];
  });
  return [{ step, invitedAt, openedAt, submittedAt, expiresAt, answers: answered }];
};

/** What somebody was asked in an interview and answered, and what was said of that, for the copy of their data. */
export const ownSteps = async (store: EventStore, place: Place, reviews: readonly StepReview[]) => {
  const found = await recordIn(store, interview, place);
  const ids = found?.responseIds ?? [];
  const ofStep = (id: string) => reviews.filter(({ responseId }) => responseId === id);
  return (await Promise.all(ids.map((id) => stepOf(store, { ...place, id }, ofStep(id))))).flat();
};
