import type { TenantAuth } from 'contracts/kernel/auth';
import type { Entity } from 'contracts/kernel/entity';
import type { Command } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { pick } from '#command-service/changes';
import type { Send, Sent } from '#command-service/command';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type Origin, type ToOne, toOne } from '#command-service/http/cause';
import { removeMany } from '#command-service/http/remove-many';
import type { EntityState } from './entity.decider.ts';

type Body = Record<string, unknown>;
type Creation = Origin & { body: Body };

/** The record as the API shows it. */
export const recordOf = ({ state, version }: Sent<EntityState>) => {
  if (state.status === 'absent') throw new Rejection('not-found', 404);
  return { ...state.record, version };
};

export const answerOf = (sent: Sent<EntityState>) => answered(sent.position, recordOf(sent));

/** The routes that write an entity; `create` takes the place of the usual creation. */
export const entityRoutes = <C extends Command>(
  router: IRouter,
  context: CommandContext,
  {
    entity,
    send: sendOne,
    create,
  }: {
    entity: Entity;
    send: Send<EntityState, C>;
    create?: (id: string, run: () => Promise<Sent<EntityState>>, request: Creation) => Promise<{ body: Body }>;
  },
): void => {
  const { Name, name, idField, endpoints } = entity;
  const send = sendOne as unknown as Send<EntityState, Command>;
  /** Endpoints are declared by a factory: what their requests hold is known here and not to the compiler. */
  const serve = (
    endpoint: Entity['endpoints']['create'],
    handle: (request: never) => Promise<{ body: unknown; headers?: Record<string, string> }>,
  ) => mount(router, endpoint, (request: RequestOf<typeof endpoint>) => handle(request as never), context);

  const change = async (request: ToOne, data: Body) => {
    const command = { type: `Change${Name}`, data, metadata: causeOf(request) };
    return answerOf(await send(request.params.id, command, request.ifMatch));
  };
  const remove = async (request: ToOne) => {
    const command = { type: `Remove${Name}`, data: {}, metadata: causeOf(request) };
    return answerOf(await send(request.params.id, command, request.ifMatch));
  };

  serve(endpoints.create, async (request: Creation) => {
    const id = createdId(name, request);
    const run = () =>
      send(id, { type: `Create${Name}`, data: { ...request.body, [idField]: id }, metadata: causeOf(request) });
    return create ? create(id, run, request) : answerOf(await run());
  });
  serve(endpoints.change, (request: ToOne & { body: Body }) => change(request, request.body));
  serve(endpoints.replace, (request: ToOne & { body: Body }) => change(request, pick(request.body, entity.fields)));
  serve(endpoints.remove, remove);
  serve(endpoints.removeMany, (request: Origin & { auth: TenantAuth; query: { filter: { id: string[] } } }) =>
    removeMany(request.query.filter.id, (id) => remove(toOne(request, id))),
  );
};
