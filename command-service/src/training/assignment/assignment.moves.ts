import { caused } from 'contracts/kernel/message';
import { totalsOf } from 'contracts/training/assignment/assignment.apply';
import { isOver } from 'contracts/training/assignment/assignment.choices';
import { moveOf, trainingMoved } from 'contracts/training/assignment/assignment.move';
import { reviewedBefore } from './assignment.lessons.ts';
import type { Decisions } from './assignment.rules.ts';

/**
 * Whoever has finished, or whose time is over, keeps what they have; so does whoever has the version already. Where nothing is left
 * to learn in it, the training is completed.
 */
export const move: Decisions['MoveTraining'] = (command, record) => {
  const { isTold, ...target } = command.data;
  const { id: trainingAssignmentId, userId, status, expiresAt, programVersion: formerVersion } = record;
  const isLate = expiresAt !== null && Date.parse(expiresAt) <= command.metadata.now.getTime();
  if (isOver(status) || isLate || target.programVersion === formerVersion) return [];
  const { programVersion, programName } = target;
  const said = { programVersion, programName, ...moveOf(record, target) };
  const moved = caused(command, 'TrainingMoved', { trainingAssignmentId, userId, formerVersion, ...said, isTold });
  const after = { ...record, ...trainingMoved(said, record) };
  const { finishedLessons, earned, unreviewed } = totalsOf(after);
  if (finishedLessons < said.lessonCount) return [moved];
  const { possible } = said;
  const completed = { trainingAssignmentId, userId, earned, possible, unreviewed };
  const reviewed = reviewedBefore(command, { ...after, earned, unreviewed });
  return [moved, caused(command, 'TrainingCompleted', completed), ...reviewed];
};
