import { Rejection } from 'contracts/kernel/problem';
import { createLandlordCandidate } from 'contracts/landlord/candidate/landlord-candidate.endpoints';
import type { SuspensionRejection } from 'contracts/landlord/company/suspension.commands';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import type { SessionContext } from '#command-service/identity/session/session.context';

/** Candidates that a platform admin writes down for a company. */
export const landlordCandidateRoutes = (router: IRouter, context: SessionContext): void => {
  mount(
    router,
    createLandlordCandidate,
    async ({ auth, body: { companyId, ...details }, ...request }) => {
      const companyName = await context.tenantStatuses.nameOf(companyId);
      if (companyName === null) {
        const code: SuspensionRejection = 'company-not-found';
        throw new Rejection(code, 422, { errors: { companyId: [code] } });
      }
      const origin = { ...request, auth: { platformAdminId: auth.userId, tenantId: companyId } };
      const candidateId = createdId('candidate', origin);
      const { state, version, position } = await context.commands.candidate(candidateId, {
        type: 'CreateCandidate',
        data: { ...details, candidateId },
        metadata: causeOf(origin),
      });
      if (state.status === 'absent') throw new Rejection('not-found', 404);
      const { firstName, lastName, email, phone, phoneE164, erased, createdAt } = state.record;
      const known = { firstName, lastName, email, phone, phoneE164, erased };
      return answered(position, { id: candidateId, companyId, companyName, ...known, createdAt, version });
    },
    context,
  );
};
