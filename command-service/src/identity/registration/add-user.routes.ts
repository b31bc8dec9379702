import { createUser } from 'contracts/identity/membership/membership.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MembersContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { actorOf, causeOf } from '#command-service/http/cause';
import { assertAssignable } from '#command-service/identity/membership/member.rules';
import { checkChosen } from '#command-service/identity/password/password.routes';
import { joinTeams } from '#command-service/identity/team/change-teams';
import { addUser } from './register.ts';
import type { RegistrationContext } from './registration.routes.ts';

/** An admin makes an account in their company, and passes its password on. */
export const addUserRoutes = (router: IRouter, context: RegistrationContext & MembersContext): void => {
  const { commands, members } = context;

  mount(
    router,
    createUser,
    async (request) => {
      const { auth, body, now, idempotencyKey } = request;
      const { tenantId } = auth;
      const { roles, type, teams, ...person } = body;
      checkChosen(person.password, person);
      await members.change(tenantId, (tables) => assertAssignable(tables, body, auth));
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
};
