import type { IRouter } from 'express';
import { readerRoutes } from './acknowledgement/reader.routes.ts';
import { type MyTrainingContext, myTrainingRoutes } from './assignment/my-training.routes.ts';
import { trainingReviewRoutes } from './assignment/training-review.routes.ts';
import { type CertificateContext, certificateRoutes } from './certificate/certificate.routes.ts';
import { givenProgramRoutes } from './given-program/given-program.routes.ts';
import { type HandbookContext, handbookRoutes } from './handbook/handbook.routes.ts';
import { handbookImportRoutes } from './handbook/handbook-import.routes.ts';
import { practiceRoutes } from './practice/practice.routes.ts';
import { processRunRoutes } from './process-run/process-run.routes.ts';
import { programRoutes } from './program/program.routes.ts';
import { programImportRoutes } from './program/program-import.routes.ts';
import { type JoinContext, joinRoutes } from './public-training/join.routes.ts';
import { type ScheduleContext, scheduleRoutes } from './schedule/schedule.routes.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const trainingMounted = ['trainingProgram', 'trainingSchedule', 'handbookDocument', 'processRun'] as const;

export type TrainingContext = MyTrainingContext & ScheduleContext & HandbookContext & CertificateContext & JoinContext;

export const trainingRoutes = (router: IRouter, context: TrainingContext): void => {
  givenProgramRoutes(router, context);
  programRoutes(router, context);
  programImportRoutes(router, context);
  scheduleRoutes(router, context);
  joinRoutes(router, context);
  myTrainingRoutes(router, context);
  practiceRoutes(router, context);
  handbookImportRoutes(router, context);
  handbookRoutes(router, context);
  readerRoutes(router, context);
  processRunRoutes(router, context);
  trainingReviewRoutes(router, context);
  certificateRoutes(router, context);
};
