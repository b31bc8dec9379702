import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import { policy } from '#integration-workers/engine/policy';
import { forgetLessonAnswers } from './forget-lesson-answers.job.ts';
import { tellReviewed } from './tell-reviewed.job.ts';
import { writeToLateLearner } from './write-to-late-learner.job.ts';
import { writeToLearner } from './write-to-learner.job.ts';

type OfPerson = { trainingAssignmentId: string; userId: string };
const write = (
  { trainingAssignmentId: assignmentId, userId }: OfPerson,
  news: 'opened' | 'reminded' | 'extended' | 'moved' | 'cancelled',
) => [writeToLearner.request(userId, { assignmentId, userId, news })];

/** Whenever a training opens, is reminded of, extended, moved to another version, cancelled or reviewed, its person is told; once they are erased, their files go. */
export const assignmentPolicy = policy<TrainingAssignmentEvent>({
  name: 'training.assignment',
  jobs: [writeToLearner, writeToLateLearner, tellReviewed, forgetLessonAnswers],
  on: {
    TrainingOpened: ({ data }) => write(data, 'opened'),
    TrainingReminded: ({ data }) => write(data, 'reminded'),
    TrainingExtended: ({ data }) => write(data, 'extended'),
    TrainingMoved: ({ data }) => (data.isTold ? write(data, 'moved') : []),
    TrainingCancelled: ({ data }) => write(data, 'cancelled'),
    TrainingLateReminded: ({ data: { userId } }) => [writeToLateLearner.request(userId, { userId })],
    TrainingReviewed: ({ data: { trainingAssignmentId: assignmentId, userId, isTold } }) =>
      isTold ? [tellReviewed.request(userId, { assignmentId, userId })] : [],
    TrainingAnswersErased: ({ data: { trainingAssignmentId: assignmentId } }) => [
      forgetLessonAnswers.request(assignmentId, { assignmentId }),
    ],
  },
});
