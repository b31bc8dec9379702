import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { acknowledgementHandler } from './acknowledgement/acknowledgement.handler.ts';
import { roundHandler } from './acknowledgement/round.handler.ts';
import { assignmentDecider } from './assignment/assignment.decider.ts';
import { certificateDecider } from './certificate/certificate.decider.ts';
import { givenProgramHandler } from './given-program/given-program.handler.ts';
import { programCopyHandler } from './given-program/program-copy.handler.ts';
import { handbookHandler } from './handbook/handbook.handler.ts';
import { learnerHandler } from './learner/learner.handler.ts';
import { lessonHandler } from './lesson/lesson.handler.ts';
import { lateReminderHandler } from './matrix/late-reminder.handler.ts';
import { processRunHandler } from './process-run/process-run.handler.ts';
import { programHandler } from './program/program.handler.ts';
import { publicTrainingHandler } from './public-training/public-training.handler.ts';
import { scheduleHandler } from './schedule/schedule.handler.ts';

const sendAssignment = entityHandler(trainingAssignment, assignmentDecider);
const sendCertificate = entityHandler(trainingCertificate, certificateDecider);

export const trainingCommands = (deps: HandlerDeps) => {
  const assignments = sendAssignment(deps);
  const acknowledgements = acknowledgementHandler(deps);
  const lessons = lessonHandler(deps);
  const programs = programHandler(deps);
  return {
    handbookDocument: handbookHandler(deps),
    acknowledgementRound: roundHandler({ ...deps, acknowledgements }),
    acknowledgement: acknowledgements,
    processRun: processRunHandler(deps),
    learner: learnerHandler(deps),
    trainingLesson: lessons,
    trainingProgram: programs,
    givenProgram: givenProgramHandler(deps),
    programCopy: programCopyHandler({ ...deps, lessons, programs }),
    publicTraining: publicTrainingHandler(deps),
    trainingSchedule: scheduleHandler({ ...deps, assignments }),
    trainingAssignment: assignments,
    lateReminder: lateReminderHandler(deps),
    trainingCertificate: sendCertificate(deps),
  };
};
