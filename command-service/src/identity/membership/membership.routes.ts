import * as endpoints from 'contracts/identity/membership/membership.endpoints';
import type { MemberChange } from 'contracts/identity/membership/membership.views';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MembersContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type ToOne } from '#command-service/http/cause';
import { toEach } from '#command-service/http/to-each';
import { type Changed, changeMember } from './change-member.ts';
import { labelMember } from './label-member.ts';
import type { MemberInput } from './member-change.ts';

const view = ({ member, name, teams }: Pick<Changed, 'member' | 'name' | 'teams'>): MemberChange => {
  const { userId: id, roles, permissions, labelIds, type, status, version } = member;
  const held = { roles: [...roles], permissions: [...permissions], labelIds: [...labelIds] };
  return { id, name, type, status, version, teams, ...held };
};

/** Who works in the company, and what they may do there. */
export const membershipRoutes = (router: IRouter, context: MembersContext): void => {
  const { commands, members } = context;

  const change = async (request: ToOne & { auth: TenantAuth }, input: MemberInput) => {
    const changed = await changeMember(
      { commands, members },
      {
        ...input,
        userId: request.params.id,
        auth: request.auth,
        ifMatch: request.ifMatch,
        metadata: causeOf(request),
      },
    );
    return answered(changed.position, view(changed));
  };

  mount(router, endpoints.changeUser, (request) => change(request, request.body), context);
  mount(
    router,
    endpoints.labelUsers,
    async (request) => {
      const { ids, ...asked } = request.body;
      const metadata = causeOf(request);
      return toEach(ids, (userId) => labelMember({ commands, members }, { ...asked, userId, ifMatch: null, metadata }));
    },
    context,
  );
  mount(
    router,
    endpoints.labelUser,
    async (request) => {
      const { params, body, ifMatch } = request;
      const asked = { ...body, userId: params.id, ifMatch, metadata: causeOf(request) };
      const labelled = await labelMember({ commands, members }, asked);
      return answered(labelled.position, view(labelled));
    },
    context,
  );
  mount(router, endpoints.deactivateUser, (request) => change(request, { active: false, ...request.body }), context);
  mount(router, endpoints.reactivateUser, (request) => change(request, { active: true }), context);
};
