import { type RoleRejection, type RoleView, role } from 'contracts/identity/role/role.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { EntityCommand } from 'contracts/kernel/entity';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { pick } from '#command-service/changes';
import { answerOf } from '#command-service/entity/entity.routes';
import { causeOf, createdId, type Origin, type ToOne, toOne } from '#command-service/http/cause';
import { removeMany } from '#command-service/http/remove-many';
import type { MembersContext, MemberTables } from '#command-service/identity/access/members';
import { assertHeld, difference } from '#command-service/identity/membership/rights';
import { roleAccess } from './role.access.ts';

type Details = Pick<RoleView, 'name' | 'description' | 'permissions'>;
type Asking = Origin & { auth: TenantAuth };
type Changing = ToOne & { auth: TenantAuth };

const inOrder = (names: readonly Permission[]) => Permission.options.filter((name) => names.includes(name));

/** Writes a company's own roles; what everybody who holds one may do has followed before the answer. */
export const roleRoutes = (router: IRouter, context: MembersContext): void => {
  const { commands, members } = context;
  const { endpoints } = role;
  type Command = EntityCommand<typeof role>;

  const send = async (
    tables: MemberTables,
    roleId: string,
    { command, ifMatch }: { command: Command; ifMatch: number | null },
  ) => {
    const sent = await commands.role(roleId, command, ifMatch);
    await roleAccess.save(tables, sent, { id: roleId });
    return answerOf(sent);
  };

  const change = (request: Changing, { permissions, ...others }: Partial<Details>) => {
    const { auth, params, ifMatch } = request;
    return members.change(auth.tenantId, async (tables) => {
      const before = (await tables.ownRoles()).get(params.id);
      if (permissions && before) assertHeld(difference(before, permissions), auth.permissions, 'permissions');
      const data = { ...others, ...(permissions && { permissions: inOrder(permissions) }) };
      return send(tables, params.id, { command: { type: 'ChangeRole', data, metadata: causeOf(request) }, ifMatch });
    });
  };

  const remove = (request: Changing) => {
    const { auth, params, ifMatch } = request;
    return members.change(auth.tenantId, async (tables) => {
      if ((await tables.holders(params.id)) > 0) throw new Rejection<RoleRejection>('role-in-use', 409);
      return send(tables, params.id, {
        command: { type: 'RemoveRole', data: {}, metadata: causeOf(request) },
        ifMatch,
      });
    });
  };

  mount(
    router,
    endpoints.create,
    (request) => {
      const asking = request as unknown as Asking & { body: Details };
      const { auth, body } = asking;
      const roleId = createdId('role', asking);
      assertHeld(body.permissions, auth.permissions, 'permissions');
      const data = { ...body, permissions: inOrder(body.permissions), roleId };
      const command: Command = { type: 'CreateRole', data, metadata: causeOf(asking) };
      return members.change(auth.tenantId, (tables) => send(tables, roleId, { command, ifMatch: null }));
    },
    context,
  );
  mount(
    router,
    endpoints.change,
    (request) => change(request as unknown as Changing, request.body as Partial<Details>),
    context,
  );
  mount(
    router,
    endpoints.replace,
    (request) => change(request as unknown as Changing, pick(request.body as Partial<Details>, role.fields)),
    context,
  );
  mount(router, endpoints.remove, (request) => remove(request as unknown as Changing), context);
  mount(
    router,
    endpoints.removeMany,
    (request) => {
      const asking = request as unknown as Asking & { query: { filter: { id: string[] } } };
      return removeMany(asking.query.filter.id, (id) => remove({ ...toOne(asking, id), auth: asking.auth }));
    },
    context,
  );
};
