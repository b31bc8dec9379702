import { context } from '#contracts/kernel/context';
import { acknowledgement } from './acknowledgement/acknowledgement.entity.ts';
import { showAcknowledgementMatrix } from './acknowledgement/matrix.endpoints.ts';
import { acknowledgementRound } from './acknowledgement/round.entity.ts';
import * as assignment from './assignment/assignment.endpoints.ts';
import { trainingAssignment } from './assignment/assignment.entity.ts';
import * as certificate from './certificate/certificate.endpoints.ts';
import { trainingCertificate } from './certificate/certificate.entity.ts';
import * as handbook from './handbook/handbook.endpoints.ts';
import { handbookDocument } from './handbook/handbook.entity.ts';
import { exportHandbook, importHandbook } from './handbook/handbook-markdown.endpoints.ts';
import * as reader from './handbook/reader.endpoints.ts';
import { learnerCommandsOfSystem } from './learner/learner.commands.ts';
import { learnerEvents } from './learner/learner.events.ts';
import * as lesson from './lesson/lesson.endpoints.ts';
import { trainingLesson } from './lesson/lesson.entity.ts';
import { lateReminder } from './matrix/late-reminder.entity.ts';
import * as matrix from './matrix/training-matrix.endpoints.ts';
import * as run from './process-run/process-run.endpoints.ts';
import { processRun } from './process-run/process-run.entity.ts';
import * as program from './program/program.endpoints.ts';
import { trainingProgram } from './program/program.entity.ts';
import * as programImport from './program/program-import.endpoints.ts';
import { ratingType } from './rating-type/rating-type.entity.ts';
import * as review from './review/review.endpoints.ts';
import * as schedule from './schedule/schedule.endpoints.ts';
import { trainingSchedule } from './schedule/schedule.entity.ts';

export const training = context({
  entities: {
    ratingType,
    trainingLesson,
    trainingProgram,
    trainingSchedule,
    trainingAssignment,
    lateReminder,
    trainingCertificate,
    handbookDocument,
    acknowledgementRound,
    acknowledgement,
    processRun,
  },
  events: [learnerEvents],
  endpoints: {
    'training lesson': { listLessonVersions: lesson.listLessonVersions, showLessonVersion: lesson.showLessonVersion },
    'training program': {
      publishTrainingProgram: program.publishTrainingProgram,
      listProgramVersions: program.listProgramVersions,
      importTrainingProgram: programImport.importTrainingProgram,
      exportTrainingProgram: programImport.exportTrainingProgram,
    },
    'handbook document': {
      listHandbookVersions: handbook.listHandbookVersions,
      showHandbookVersion: handbook.showHandbookVersion,
      restoreHandbookVersion: handbook.restoreHandbookVersion,
      ...{ importHandbook, exportHandbook },
    },
    'acknowledgement matrix': { showAcknowledgementMatrix },
    'my handbook': {
      listReadableDocuments: reader.listReadableDocuments,
      readDocument: reader.readDocument,
      acknowledgeDocument: reader.acknowledgeDocument,
      issueHandbookTicket: reader.issueHandbookTicket,
    },
    'process run': {
      showRunContent: run.showRunContent,
      listRunHistory: run.listRunHistory,
      listMyRunSteps: run.listMyRunSteps,
      listRunPeople: run.listRunPeople,
      issueRunTicket: run.issueRunTicket,
    },
    'training schedule': {
      previewTrainingSchedule: schedule.previewTrainingSchedule,
      previewScheduleMove: schedule.previewScheduleMove,
      moveTrainingSchedule: schedule.moveTrainingSchedule,
    },
    'training certificate': {
      listMyCertificates: certificate.listMyCertificates,
      fetchMyCertificate: certificate.fetchMyCertificate,
      fetchCertificate: certificate.fetchCertificate,
      linkMyCertificate: certificate.linkMyCertificate,
      linkCertificate: certificate.linkCertificate,
      proveCertificate: certificate.proveCertificate,
    },
    'training matrix': {
      showTrainingMatrix: matrix.showTrainingMatrix,
      countTrainingMatrix: matrix.countTrainingMatrix,
      countLateLearners: matrix.countLateLearners,
    },
    'training review': {
      listTrainingReviews: review.listTrainingReviews,
      showTrainingReview: review.showTrainingReview,
      reviewTrainingAnswer: review.reviewTrainingAnswer,
      reopenTrainingReview: review.reopenTrainingReview,
      issueTrainingReviewTicket: review.issueTrainingReviewTicket,
    },
    'my training': {
      listMyTrainings: assignment.listMyTrainings,
      showMyTraining: assignment.showMyTraining,
      showMyLesson: assignment.showMyLesson,
      startMyLesson: assignment.startMyLesson,
      watchMyVideo: assignment.watchMyVideo,
      showMyLessonQuestion: assignment.showMyLessonQuestion,
      startMyLessonThinking: assignment.startMyLessonThinking,
      recordMyLessonAnswer: assignment.recordMyLessonAnswer,
      stopMyLessonTake: assignment.stopMyLessonTake,
      tellMyLessonGap: assignment.tellMyLessonGap,
      answerMyQuestion: assignment.answerMyQuestion,
      finishMyLesson: assignment.finishMyLesson,
      issueMyTrainingTicket: assignment.issueMyTrainingTicket,
    },
  },
  systemCommands: { learner: learnerCommandsOfSystem },
});
