import type { IRouter } from 'express';
import { applicationRoutes } from './application/application.routes.ts';
import { interviewRoutes } from './interview/interview.routes.ts';
import { type ProfileContext, profileRoutes } from './profile/profile.routes.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const recruitingMounted = ['interview'] as const;

export const recruitingRoutes = (router: IRouter, context: ProfileContext): void => {
  applicationRoutes(router, context);
  interviewRoutes(router, context);
  profileRoutes(router, context);
};
