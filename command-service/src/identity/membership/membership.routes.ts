import * as endpoints from 'contracts/identity/membership/membership.endpoints';
import type { MemberChange } from 'contracts/identity/membership/membership.views';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MembersContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type ToOne } from '#command-service/http/cause';
import { type Changed, changeMember } from './change-member.ts';
import type { MemberInput } from './member-change.ts';

const view = ({ member, name, teams }: Changed): MemberChange => {
  const { userId: id, roles, permissions, type, status, version } = member;
  return { id, name, type, status, version, teams, roles: [...roles], permissions: [...permissions] };
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
  mount(router, endpoints.deactivateUser, (request) => change(request, { active: false, ...request.body }), context);
  mount(router, endpoints.reactivateUser, (request) => change(request, { active: true }), context);
};
