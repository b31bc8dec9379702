import { randomBytes } from 'node:crypto';
import * as endpoints from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import { subAccountGroup } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { Commands } from '#command-service/commands';
import { entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf, type ToOne } from '#command-service/http/cause';
import { leaveGroup } from '#command-service/identity/partnership/join-and-leave';
import type { PartnerContext } from '#command-service/identity/partnership/partnership.routes';
import { subAccountGroupAccess } from './sub-account-group.access.ts';

/** A parent's groups, their sign-up links, and the companies that it lets go. */
export const subAccountGroupRoutes = (router: IRouter, context: PartnerContext): void => {
  const { commands, partners } = context;

  const send: Commands['subAccountGroup'] = async (id, command, ifMatch = null) => {
    const sent = await commands.subAccountGroup(id, command, ifMatch);
    await subAccountGroupAccess.save(partners, sent, { id, tenantId: command.metadata.tenantId });
    return sent;
  };
  entityRoutes(router, context, { entity: subAccountGroup, send });

  const plain = (request: ToOne, type: 'OpenSignUpLink' | 'CloseSignUpLink') =>
    send(request.params.id, { type, data: {}, metadata: causeOf(request) });

  mount(
    router,
    endpoints.openSignUpLink,
    async (request) => {
      const sent = await plain(request, 'OpenSignUpLink');
      const token = randomBytes(24).toString('base64url');
      await partners.saveToken(request.params.id, token);
      return answered(sent.position, { token });
    },
    context,
  );
  mount(
    router,
    endpoints.closeSignUpLink,
    async (request) => {
      const sent = await plain(request, 'CloseSignUpLink');
      await partners.saveToken(request.params.id, null);
      return answered(sent.position, { token: null });
    },
    context,
  );
  mount(
    router,
    endpoints.removeSubAccountCompany,
    async (request) => {
      const { id: companyId } = request.params;
      const parentId = request.auth.tenantId;
      if (companyId === parentId) throw new Rejection('not-found', 404);
      const leaving = { parentId, companyId, endedBy: 'parent' as const, metadata: causeOf(request) };
      return answered(await leaveGroup(context, leaving), { id: companyId });
    },
    context,
  );
};
