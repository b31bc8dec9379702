import type { IRouter } from 'express';
import type { FileContext } from '#command-service/library/file/file.routes';
import { applicationRoutes } from './application/application.routes.ts';
import { interviewRoutes } from './interview/interview.routes.ts';
import { type ProfileContext, profileRoutes } from './profile/profile.routes.ts';
import { profileDocumentRoutes } from './profile/profile-document.routes.ts';

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const recruitingMounted = ['interview'] as const;

export const recruitingRoutes = (router: IRouter, context: ProfileContext & FileContext): void => {
  applicationRoutes(router, context);
  interviewRoutes(router, context);
  profileRoutes(router, context);
  profileDocumentRoutes(router, context);
};
