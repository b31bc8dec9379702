import type { IRouter } from 'express';
import type { SessionContext } from '#command-service/identity/session/session.routes';
import { landlordCandidateRoutes } from './candidate/landlord-candidate.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { suspensionRoutes } from './suspension/suspension.routes.ts';

export type LandlordContext = SessionContext;

/** What those may ask for who run the installation. */
export const landlordRoutes = (router: IRouter, context: LandlordContext): void => {
  operatorRoutes(router, context);
  suspensionRoutes(router, context);
  landlordCandidateRoutes(router, context);
};
