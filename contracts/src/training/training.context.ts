import { context } from '#contracts/kernel/context';
import { acknowledgement } from './acknowledgement/acknowledgement.entity.ts';
import { acknowledgementReminder } from './acknowledgement/acknowledgement-reminder.entity.ts';
import {
  countAcknowledgementMatrix,
  countOpenAcknowledgements,
  showAcknowledgementMatrix,
} from './acknowledgement/matrix.endpoints.ts';
import { acknowledgementRound } from './acknowledgement/round.entity.ts';
import * as assignment from './assignment/assignment.endpoints.ts';
import { trainingAssignment } from './assignment/assignment.entity.ts';
import * as certificate from './certificate/certificate.endpoints.ts';
import { trainingCertificate } from './certificate/certificate.entity.ts';
import * as given from './given-program/given-program.endpoints.ts';
import { givenProgram } from './given-program/given-program.entity.ts';
import { programCopyCommandsOfSystem } from './given-program/program-copy.commands.ts';
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
import * as practice from './practice/practice.endpoints.ts';
import * as run from './process-run/process-run.endpoints.ts';
import { processRun } from './process-run/process-run.entity.ts';
import * as program from './program/program.endpoints.ts';
import { trainingProgram } from './program/program.entity.ts';
import * as programImport from './program/program-import.endpoints.ts';
import * as publicTrainings from './public-training/public-training.endpoints.ts';
import { publicTraining } from './public-training/public-training.entity.ts';
import { ratingType } from './rating-type/rating-type.entity.ts';
import * as review from './review/review.endpoints.ts';
import * as schedule from './schedule/schedule.endpoints.ts';
import { trainingSchedule } from './schedule/schedule.entity.ts';

export const training = context({
  entities: {
    ratingType,
    trainingLesson,
    trainingProgram,
    givenProgram,
    publicTraining,
    trainingSchedule,
    trainingAssignment,
    lateReminder,
    trainingCertificate,
    handbookDocument,
    acknowledgementRound,
    acknowledgement,
    acknowledgementReminder,
    processRun,
  },
  events: [learnerEvents],
  endpoints: {
    'training lesson': {
      listLessonVersions: lesson.listLessonVersions,
      showLessonVersion: lesson.showLessonVersion,
      listProgramsOfLesson: lesson.listProgramsOfLesson,
    },
    'training program': {
      publishTrainingProgram: program.publishTrainingProgram,
      listProgramVersions: program.listProgramVersions,
      showProgramQuestions: program.showProgramQuestions,
      importTrainingProgram: programImport.importTrainingProgram,
      exportTrainingProgram: programImport.exportTrainingProgram,
    },
    'given program': { retryGivenProgram: given.retryGivenProgram },
    'handbook document': {
      listHandbookVersions: handbook.listHandbookVersions,
      showHandbookVersion: handbook.showHandbookVersion,
      restoreHandbookVersion: handbook.restoreHandbookVersion,
      ...{ importHandbook, exportHandbook },
    },
    'acknowledgement matrix': {
      ...{ showAcknowledgementMatrix, countAcknowledgementMatrix, countOpenAcknowledgements },
    },
    'my handbook': {
      listReadableDocuments: reader.listReadableDocuments,
      readDocument: reader.readDocument,
      acknowledgeDocument: reader.acknowledgeDocument,
      issueHandbookTicket: reader.issueHandbookTicket,
    },
    'process run': {
      showRunContent: run.showRunContent,
      listRunHistory: run.listRunHistory,
      listRunComments: run.listRunComments,
      listMyRunSteps: run.listMyRunSteps,
      listRunPeople: run.listRunPeople,
      listRunTeams: run.listRunTeams,
      issueRunTicket: run.issueRunTicket,
    },
    'training schedule': {
      previewTrainingSchedule: schedule.previewTrainingSchedule,
      listSchedulePeople: schedule.listSchedulePeople,
      listScheduleTeams: schedule.listScheduleTeams,
      listScheduleRoles: schedule.listScheduleRoles,
      listScheduleLabels: schedule.listScheduleLabels,
      previewScheduleMove: schedule.previewScheduleMove,
      moveTrainingSchedule: schedule.moveTrainingSchedule,
      handOverTraining: schedule.handOverTraining,
      previewAddedPeople: schedule.previewAddedPeople,
      addTrainingPeople: schedule.addTrainingPeople,
      countAudienceStandings: schedule.countAudienceStandings,
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
      showMyTraining: assignment.scheduled.showTraining,
      showMyLesson: assignment.scheduled.showLesson,
      startMyLesson: assignment.scheduled.startLesson,
      watchMyVideo: assignment.scheduled.watchVideo,
      showMyLessonQuestion: assignment.scheduled.showQuestion,
      startMyLessonThinking: assignment.scheduled.startThinking,
      recordMyLessonAnswer: assignment.scheduled.recordAnswer,
      stopMyLessonTake: assignment.scheduled.stopTake,
      tellMyLessonGap: assignment.scheduled.tellGap,
      answerMyQuestion: assignment.scheduled.answerQuestion,
      finishMyLesson: assignment.scheduled.finishLesson,
      issueMyTrainingTicket: assignment.scheduled.issueTicket,
    },
    'training practice': {
      listPracticePrograms: practice.listPracticePrograms,
      showPracticeProgram: practice.showPracticeProgram,
      showPracticeLesson: practice.showPracticeLesson,
      issuePracticeTicket: practice.issuePracticeTicket,
    },
    'public training': {
      showPublicTraining: publicTrainings.showPublicTraining,
      fetchTrainingPicture: publicTrainings.fetchTrainingPicture,
      joinPublicTraining: publicTrainings.joinPublicTraining,
      renewPublicTraining: publicTrainings.renewPublicTraining,
      listOutsideTrainings: publicTrainings.listOutsideTrainings,
      showOutsideTraining: publicTrainings.outside.showTraining,
      showOutsideLesson: publicTrainings.outside.showLesson,
      startOutsideLesson: publicTrainings.outside.startLesson,
      watchOutsideVideo: publicTrainings.outside.watchVideo,
      showOutsideQuestion: publicTrainings.outside.showQuestion,
      startOutsideThinking: publicTrainings.outside.startThinking,
      recordOutsideAnswer: publicTrainings.outside.recordAnswer,
      stopOutsideTake: publicTrainings.outside.stopTake,
      tellOutsideGap: publicTrainings.outside.tellGap,
      answerOutsideQuestion: publicTrainings.outside.answerQuestion,
      finishOutsideLesson: publicTrainings.outside.finishLesson,
      issueOutsideTicket: publicTrainings.outside.issueTicket,
      fetchOutsideCertificate: publicTrainings.fetchOutsideCertificate,
      linkOutsideCertificate: publicTrainings.linkOutsideCertificate,
    },
  },
  systemCommands: { learner: learnerCommandsOfSystem, programCopy: programCopyCommandsOfSystem },
});
