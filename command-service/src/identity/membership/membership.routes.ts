import * as endpoints from 'contracts/identity/membership/membership.endpoints';
import type { MemberChange } from 'contracts/identity/membership/membership.views';
import type { IRouter } from 'express';
import type { TenantAuth } from 'platform/http/auth';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, type ToOne } from '#command-service/http/cause';
import { checkChosen } from '#command-service/identity/password/password.routes';
import { addUser } from '#command-service/identity/register';
import type { RegistrationContext } from '#command-service/identity/registration/registration.routes';
import { changeMember, type MemberWish } from './change-member.ts';
import type { Member, Members } from './members.ts';
import { assertRolesHeld } from './rights.ts';

export type MembershipContext = RegistrationContext & { members: Members };

const view = ({ userId: id, roles, permissions, status, version }: Member): MemberChange => ({
  ...{ id, status, version },
  roles: [...roles],
  permissions: [...permissions],
});

/** Who works in the company, and what they may do there. */
export const membershipRoutes = (router: IRouter, context: MembershipContext): void => {
  const { commands, members } = context;

  const change = async (request: ToOne & { auth: TenantAuth }, wish: MemberWish) => {
    const { member, position } = await changeMember(
      { commands, members },
      {
        ...wish,
        userId: request.params.id,
        held: request.auth.permissions,
        ifMatch: request.ifMatch,
        metadata: causeOf(request),
      },
    );
    return answered(position, view(member));
  };

  mount(
    router,
    endpoints.createUser,
    async (request) => {
      const { auth, body, now, idempotencyKey } = request;
      const { tenantId } = auth;
      const { roles, ...person } = body;
      checkChosen(person.password, person);
      await members.change(tenantId, async (tables) =>
        assertRolesHeld({ before: [], after: roles }, { own: await tables.ownRoles(), held: auth.permissions }),
      );
      const asking = {
        idempotencyKey: idempotencyKey && `${auth.userId}\n${idempotencyKey}`,
        causeOf: (_: string, inTenant: string) =>
          causeOf({ ...request, auth: { userId: auth.userId, tenantId: inTenant }, idempotencyKey: null }),
      };
      const { userId } = await addUser(context, { tenantId, person, roles, now, asking });
      return { body: { id: userId } };
    },
    context,
  );
  mount(router, endpoints.changeUser, (request) => change(request, request.body), context);
  mount(router, endpoints.deactivateUser, (request) => change(request, { active: false }), context);
  mount(router, endpoints.reactivateUser, (request) => change(request, { active: true }), context);
};
