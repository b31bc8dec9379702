import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { assignmentDecider } from './assignment/assignment.decider.ts';
import { lessonHandler } from './lesson/lesson.handler.ts';
import { programHandler } from './program/program.handler.ts';
import { scheduleHandler } from './schedule/schedule.handler.ts';

const sendAssignment = entityHandler(trainingAssignment, assignmentDecider);

export const trainingCommands = (deps: HandlerDeps) => {
  const assignments = sendAssignment(deps);
  return {
    trainingLesson: lessonHandler(deps),
    trainingProgram: programHandler(deps),
    trainingSchedule: scheduleHandler({ ...deps, assignments }),
    trainingAssignment: assignments,
  };
};
