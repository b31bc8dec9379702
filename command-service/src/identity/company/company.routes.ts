import { changeCompany } from 'contracts/identity/company/company.endpoints';
import { Rejection } from 'contracts/kernel/problem';
import { logoView } from 'contracts/kernel/stored-image';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { companyAccess } from './company.access.ts';

export type CompanyContext = CommandContext & { accounts: Pick<Accounts, 'saveCompany'> };

/** PATCH /api/tenant/company: the name goes on to wherever companies are named. */
export const companyRoutes = (router: IRouter, context: CompanyContext): void =>
  mount(
    router,
    changeCompany,
    async (request) => {
      const { tenantId } = request.auth;
      const command = { type: 'ChangeCompany' as const, data: request.body, metadata: causeOf(request) };
      const sent = await context.commands.company(tenantId, command, request.ifMatch);
      const { state, version, position } = sent;
      if (state.status === 'absent') throw new Rejection('company-not-found', 404);
      await companyAccess.save(context.accounts, sent);
      return answered(position, { id: tenantId, ...state.profile, logo: logoView(tenantId, state.logo), version });
    },
    context,
  );
