import { changeCompanySettings } from 'contracts/identity/company-settings/company-settings.endpoints';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';

export const companySettingsRoutes = (router: IRouter, context: CommandContext): void =>
  mount(
    router,
    changeCompanySettings,
    async (request) => {
      const { tenantId: companyId, permissions } = request.auth;
      // Whoever may not work with event actions does not stop them here either (docs/product.md AUT-24).
      if (request.body.eventActionsStopped !== undefined && !permissions.includes('tenant.events.update'))
        throw new Rejection('forbidden', 403, { detail: 'tenant.events.update' });
      const { state, position } = await context.commands.companySettings(companyId, {
        type: 'ChangeCompanySettings',
        data: { companyId, changes: request.body },
        metadata: causeOf(request),
      });
      return answered(position, state);
    },
    context,
  );
