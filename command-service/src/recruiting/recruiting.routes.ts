import type { IRouter } from 'express';
import type { CommandContext } from '#command-service/context';
import { candidateRoutes } from './candidate/candidate.routes.ts';
import { interviewRoutes } from './interview/interview.routes.ts';
import { jobRoutes } from './job/job.routes.ts';

export const recruitingRoutes = (router: IRouter, context: CommandContext): void => {
  candidateRoutes(router, context);
  interviewRoutes(router, context);
  jobRoutes(router, context);
};
