import type { Reads } from '#projection-service/context';
import { acknowledgementProjection, acknowledgementResource } from './acknowledgement/acknowledgement.projection.ts';
import { matrixResource } from './acknowledgement/matrix.resource.ts';
import { roundProjection, roundResource } from './acknowledgement/round.projection.ts';
import { assignmentProjection, assignmentResource } from './assignment/assignment.projection.ts';
import { myTrainingResource } from './assignment/my-training.resource.ts';
import { trainingReviewResource } from './assignment/training-review.resource.ts';
import { certificateProjection, certificateResource } from './certificate/certificate.projection.ts';
import { myCertificateResource } from './certificate/my-certificate.resource.ts';
import { givenProgramProjection, givenProgramResource } from './given-program/given-program.projection.ts';
import { handbookProjection, handbookResource } from './handbook/handbook.projection.ts';
import { handbookExportResource } from './handbook/handbook-export.resource.ts';
import { readerResource } from './handbook/reader.resource.ts';
import { learnerProjection } from './learner/learner.projection.ts';
import { lessonProjection, lessonResource } from './lesson/lesson.projection.ts';
import { lessonProgramsResource } from './lesson/lesson-programs.resource.ts';
import { trainingMatrixResource } from './matrix/training-matrix.resource.ts';
import { practiceResource } from './practice/practice.resource.ts';
import { processRunProjection, processRunResource } from './process-run/process-run.projection.ts';
import { runResource } from './process-run/process-run.resource.ts';
import { runPartProjection } from './process-run/run-part.projection.ts';
import { lessonAnswerProjection } from './program/lesson-answer.projection.ts';
import { programProjection, programResource } from './program/program.projection.ts';
import { programExportResource } from './program/program-export.resource.ts';
import { programQuestionsResource } from './program/program-questions.resource.ts';
import { publicTrainingProjection } from './public-training/public-training.projection.ts';
import { publicTrainingResource } from './public-training/public-training.resource.ts';
import {
  staffPublicTrainingProjection,
  staffPublicTrainingResource,
} from './public-training/staff-public-training.projection.ts';
import { audienceStandingsResource } from './schedule/audience-standings.resource.ts';
import { scheduleProjection, scheduleResource } from './schedule/schedule.projection.ts';
import { scheduleAudienceResource } from './schedule/schedule-audience.resource.ts';
import { scheduleMoveResource } from './schedule/schedule-move.resource.ts';
import { trainingVersionProjection } from './version/training-version.projection.ts';
import { trainingVersionResource } from './version/training-version.resource.ts';

export const trainingReads: Reads = {
  entities: {
    trainingLesson: { rows: lessonProjection, resource: lessonResource },
    trainingProgram: { rows: programProjection, resource: programResource },
    givenProgram: { rows: givenProgramProjection, resource: givenProgramResource },
    publicTraining: { rows: staffPublicTrainingProjection, resource: staffPublicTrainingResource },
    trainingSchedule: { rows: scheduleProjection, resource: scheduleResource },
    trainingAssignment: { rows: assignmentProjection, resource: assignmentResource },
    trainingCertificate: { rows: certificateProjection, resource: certificateResource },
    handbookDocument: { rows: handbookProjection, resource: handbookResource },
    processRun: { rows: processRunProjection, resource: processRunResource },
    acknowledgementRound: { rows: roundProjection, resource: roundResource },
    acknowledgement: { rows: acknowledgementProjection, resource: acknowledgementResource },
  },
  projections: [
    ...[trainingVersionProjection, learnerProjection, runPartProjection, publicTrainingProjection],
    lessonAnswerProjection,
  ],
  resources: [
    myTrainingResource,
    publicTrainingResource,
    practiceResource,
    myCertificateResource,
    readerResource,
    runResource,
    handbookExportResource,
    matrixResource,
    trainingMatrixResource,
    audienceStandingsResource,
    programExportResource,
    programQuestionsResource,
    trainingReviewResource,
    trainingVersionResource,
    lessonProgramsResource,
    scheduleAudienceResource,
    scheduleMoveResource,
  ],
};
