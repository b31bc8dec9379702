import { totalsOf } from 'contracts/training/assignment/assignment.apply';
import { type MoveTarget, moveOf, trainingMoved } from 'contracts/training/assignment/assignment.move';
import type { LessonProgress } from 'contracts/training/assignment/assignment.progress';
import { type ScheduleMove, SHOWN_PEOPLE } from 'contracts/training/schedule/schedule.endpoints';

/** People whose progress is looked at together. */
export const MOVED_AT_ONCE = 500;

/** Somebody who has begun. */
export type Learning = {
  userId: string;
  name: string | null;
  progress: Record<string, LessonProgress>;
  possible: number;
};
type MoveOutcome = Pick<ScheduleMove, 'answersDropped' | 'pointsChanged' | 'completed' | 'people'>;

/** Adds up what a move changes for those who have begun. */
export const tellingMoves = (target: MoveTarget) => {
  const told: MoveOutcome = { answersDropped: 0, pointsChanged: 0, completed: 0, people: [] };
  const { programVersion, programName } = target;
  return {
    told,
    add: ({ userId: id, name, progress, possible }: Learning, lessonCount: number): void => {
      const move = moveOf({ progress }, target);
      const { earned, finishedLessons } = totalsOf({ progress });
      const left = trainingMoved({ programVersion, programName, ...move }, { progress }).progress;
      const after = totalsOf({ progress: left });
      const answersOf = (of: Record<string, LessonProgress>) =>
        Object.values(of).reduce((sum, { answers }) => sum + Object.keys(answers).length, 0);
      const droppedAnswers = answersOf(progress) - answersOf(left);
      const isChanged = after.earned !== earned || move.possible !== possible;
      const isCompleted = after.finishedLessons >= move.lessonCount;
      told.answersDropped += droppedAnswers > 0 ? 1 : 0;
      told.pointsChanged += isChanged ? 1 : 0;
      told.completed += isCompleted ? 1 : 0;
      if (told.people.length >= SHOWN_PEOPLE || !(droppedAnswers > 0 || isChanged || isCompleted)) return;
      told.people.push({
        ...{ id, name, droppedAnswers },
        before: { earned, possible, finishedLessons, lessonCount },
        after: {
          ...{ earned: after.earned, finishedLessons: after.finishedLessons },
          ...{ possible: move.possible, lessonCount: move.lessonCount },
        },
      });
    },
  };
};
