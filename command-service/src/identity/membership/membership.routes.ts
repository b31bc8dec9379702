import * as endpoints from 'contracts/identity/membership/membership.endpoints';
import type { MemberChange } from 'contracts/identity/membership/membership.views';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { actorOf, causeOf, type ToOne } from '#command-service/http/cause';
import { checkChosen } from '#command-service/identity/password/password.routes';
import { addUser } from '#command-service/identity/registration/register';
import type { RegistrationContext } from '#command-service/identity/registration/registration.routes';
import { joinTeams } from '#command-service/identity/team/change-teams';
import { type Changed, changeMember, type MemberInput } from './change-member.ts';
import { assertAssignable } from './member.rules.ts';
import type { Members } from './members.ts';

export type MembershipContext = RegistrationContext & { members: Members };

const view = ({ member, name, teams }: Changed): MemberChange => {
  const { userId: id, roles, permissions, type, status, version } = member;
  return { id, name, type, status, version, teams, roles: [...roles], permissions: [...permissions] };
};

/** Who works in the company, and what they may do there. */
export const membershipRoutes = (router: IRouter, context: MembershipContext): void => {
  const { commands, members } = context;

  const change = async (request: ToOne & { auth: TenantAuth }, input: MemberInput) => {
    const changed = await changeMember(
      { commands, members },
      {
        ...input,
        userId: request.params.id,
        auth: request.auth,
        held: request.auth.permissions,
        ifMatch: request.ifMatch,
        metadata: causeOf(request),
      },
    );
    return answered(changed.position, view(changed));
  };

  mount(
    router,
    endpoints.createUser,
    async (request) => {
      const { auth, body, now, idempotencyKey } = request;
      const { tenantId } = auth;
      const { roles, type, teams, ...person } = body;
      checkChosen(person.password, person);
      await members.change(tenantId, (tables) => assertAssignable(tables, body, auth.permissions));
      const asking = {
        idempotencyKey: idempotencyKey && `${actorOf(auth).id}\n${idempotencyKey}`,
        causeOf: (_: string, inTenant: string) =>
          causeOf({ ...request, auth: { ...auth, tenantId: inTenant }, idempotencyKey: null }),
      };
      const { userId } = await addUser(context, { tenantId, person, roles, type, now, asking });
      const metadata = causeOf(request);
      const position = await members.change(tenantId, (tables) =>
        joinTeams({ commands, tables }, { userId, metadata }, teams),
      );
      return answered(position, { id: userId });
    },
    context,
  );
  mount(router, endpoints.changeUser, (request) => change(request, request.body), context);
  mount(router, endpoints.deactivateUser, (request) => change(request, { active: false, ...request.body }), context);
  mount(router, endpoints.reactivateUser, (request) => change(request, { active: true }), context);
};
