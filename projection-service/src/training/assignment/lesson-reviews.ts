import { streamName } from 'contracts/kernel/id';
import { known } from 'contracts/kernel/personal';
import type { Answer } from 'contracts/recruiting/response/response.events';
import { type TrainingAssignmentEvent, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { type ByLesson, foldLessonAnswers, withSaid } from 'contracts/training/assignment/assignment.mine';
import { withoutDropped } from 'contracts/training/assignment/assignment.move';
import type { EventStore } from 'platform/event-store/event-store';

type Said = Extract<TrainingAssignmentEvent, { type: 'TrainingAnswerReviewed' }>['data'];
/** What a reviewer last said of an answer. */
export type SaidReview = Pick<Said, 'reviewerId' | 'ratingTypeId' | 'ratingName' | 'feedbackFileId'> & {
  feedback: string;
};
type LessonAnswers = { answers: ByLesson<Answer>; reviews: ByLesson<readonly SaidReview[]> };

/** A new answer has not been reviewed; of each reviewer counts what they said last. */
const foldReviews = (reviews: LessonAnswers['reviews'], event: TrainingAssignmentEvent): LessonAnswers['reviews'] => {
  if (event.type === 'TrainingQuestionAnswered') return withSaid(reviews, event.data, []);
  if (event.type === 'TrainingMoved') return withoutDropped(reviews, event.data.dropped);
  if (event.type !== 'TrainingAnswerReviewed') return reviews;
  const { lessonId, questionId, reviewerId, ratingTypeId, ratingName, feedbackFileId, feedback } = event.data;
  const others = (reviews[lessonId]?.[questionId] ?? []).filter((one) => one.reviewerId !== reviewerId);
  const said = { reviewerId, ratingTypeId, ratingName, feedbackFileId, feedback: known(feedback) ?? '' };
  return withSaid(reviews, event.data, [...others, said]);
};

/** What somebody answered in a training, and what reviewers said of it: both are in its history alone. */
export const toldIn = async (store: EventStore, tenantId: string, id: string): Promise<LessonAnswers> => {
  const { state } = await store.aggregateStream<LessonAnswers, TrainingAssignmentEvent>(
    streamName(trainingAssignment.name, tenantId, id),
    {
      initialState: (): LessonAnswers => ({ answers: {}, reviews: {} }),
      evolve: ({ answers, reviews }: LessonAnswers, event: TrainingAssignmentEvent): LessonAnswers => ({
        answers: foldLessonAnswers(answers, event),
        reviews: foldReviews(reviews, event),
      }),
    },
  );
  return state;
};
