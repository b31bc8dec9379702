import { derivedId } from 'contracts/kernel/id';
import { pointsOfReviews } from 'contracts/training/assignment/assignment.apply';
import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import type { ReviewMark } from 'contracts/training/assignment/assignment.progress';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { assignedProgram } from './assigned-program.ref.ts';

const types = [
  'TrainingQuestionAnswered',
  'TrainingAnswerReviewed',
  'TrainingReviewReopened',
  'TrainingMoved',
] as const;
type Followed = Extract<TrainingAssignmentEvent, { type: (typeof types)[number] }>;

type AnswerRow = {
  id: string;
  assignmentId: string;
  lessonId: string;
  questionId: string;
  reviews: Record<string, ReviewMark>;
  possible: number | null;
  /** What it has earned of what: `3/5`, `-/5` where nobody has judged it yet, `-/-` where it counts for nothing. */
  result: string;
  programId: string | null;
  programVersion: number | null;
};

const idOf = (assignmentId: string, { lessonId, questionId }: Pick<AnswerRow, 'lessonId' | 'questionId'>): string =>
  derivedId('lesson-answer', assignmentId, lessonId, questionId);

export const resultOf = (points: number | null, possible: number | null): string =>
  possible === null ? '-/-' : `${points ?? '-'}/${possible}`;

const reviewed = (row: AnswerRow | undefined, reviews: Record<string, ReviewMark>): AnswerRow | undefined =>
  row && { ...row, reviews, result: resultOf(pointsOfReviews(reviews), row.possible) };

/** What a kept counter is named by. */
export const ANSWER_COUNTED = ['programId', 'programVersion', 'lessonId', 'questionId', 'result'] as const;

/** What every answer of a lesson has earned. How often it was what, is kept by question: nobody has to read the answers to tell which is hard. */
export const lessonAnswerProjection = projection<AnswerRow, Followed>({
  name: 'training.lesson-answer',
  version: 1,
  table: 'lesson_answer',
  schema: schemaBeside(import.meta.url),
  columns: {
    assignmentId: 'uuid',
    lessonId: 'uuid',
    questionId: 'uuid',
    reviews: 'jsonb',
    possible: 'int4',
    result: 'text',
    programId: 'uuid',
    programVersion: 'int8',
  },
  types,
  createdBy: [],
  key: ({ type, data }) =>
    type === 'TrainingMoved'
      ? { by: 'assignmentId', value: data.trainingAssignmentId }
      : idOf(data.trainingAssignmentId, data),
  evolve: (row, { type, data, metadata: { occurredAt: submittedAt } }) => {
    if (type === 'TrainingMoved') {
      const dropped = row && data.dropped.find(({ lessonId }) => lessonId === row.lessonId);
      const isDropped = dropped && (dropped.lessonVersion === null || dropped.questionIds.includes(row.questionId));
      return isDropped ? undefined : row;
    }
    if (type === 'TrainingQuestionAnswered') {
      const { trainingAssignmentId: assignmentId, lessonId, questionId, points, possible } = data;
      const { programId = null, programVersion = null } = row ?? {};
      return {
        ...{ id: idOf(assignmentId, data), assignmentId, lessonId, questionId },
        ...{ reviews: {}, possible, result: resultOf(points, possible), programId, programVersion },
      };
    }
    const { reviewerId } = data;
    const before = row?.reviews ?? {};
    if (type === 'TrainingAnswerReviewed') {
      const { points, ratingName } = data;
      return reviewed(row, { ...before, [reviewerId]: { points, ratingName, submittedAt, isOpen: false } });
    }
    const mark = before[reviewerId];
    return mark ? reviewed(row, { ...before, [reviewerId]: { ...mark, isOpen: true } }) : row;
  },
  refs: {
    assignment: join(assignedProgram, 'assignmentId', (row, of) => ({
      ...row,
      programId: of?.programId ?? null,
      programVersion: of?.programVersion ?? null,
    })),
  },
  counted: [ANSWER_COUNTED],
});
