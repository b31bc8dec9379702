import type { TenantAuth } from 'contracts/kernel/auth';
import type { Endpoint } from 'contracts/kernel/endpoint';
import type { Entity } from 'contracts/kernel/entity';
import { routesOf } from 'contracts/kernel/entity.endpoints';
import type { Command } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type Origin, type ToOne, toOne } from '#command-service/http/cause';
import { removeMany } from '#command-service/http/remove-many';
import { pick } from '#command-service/kernel/changes';
import type { Sent } from '#command-service/kernel/command';
import type { EntityState } from './entity.decider.ts';

type Body = Record<string, unknown>;
export type Asking = Origin & { auth: TenantAuth };
type Writing = Asking & { body: Body };
type WritingOne = ToOne & Writing;
type Answer = { body: unknown; headers?: Record<string, string> };

/** Sends a command; `request` says who asks, where more than a permission decides. */
type SendRequested = (
  id: string,
  command: Command,
  ifMatch: number | null,
  request: Asking,
) => Promise<Sent<EntityState>>;

/** The record as the API shows it. */
export const recordOf = (entity: Pick<Entity, 'view'>, { state, version }: Sent<EntityState>): Body => {
  if (state.status === 'absent') throw new Rejection('not-found', 404);
  return pick({ ...state.record, version }, entity.view.shape);
};

export const answerOf = <S extends Entity & { types: { view: unknown } }>(entity: S, sent: Sent<EntityState>) =>
  answered(sent.position, recordOf(entity, sent) as S['types']['view']);

/** The routes that write an entity; `create` takes the place of the usual answer to a creation. */
export const entityRoutes = (
  router: IRouter,
  context: CommandContext,
  {
    entity,
    send: sendOne,
    create,
  }: {
    entity: Entity;
    /** Any aggregate's: what its commands hold, their schemas have checked. */
    send: (id: string, command: never, ifMatch: number | null, request: Asking) => Promise<Sent<EntityState>>;
    create?: (id: string, run: () => Promise<Sent<EntityState>>, request: Writing) => Promise<Answer>;
  },
): void => {
  const { Name, name, idField, endpoints, fields } = entity;
  const offered = new Set<unknown>(Object.values(routesOf(entity)));
  const send = sendOne as SendRequested;
  const answer = (sent: Sent<EntityState>) => answered(sent.position, recordOf(entity, sent));

  const serve = (endpoint: Endpoint, handle: (request: never) => Promise<Answer>) => {
    if (!offered.has(endpoint)) return;
    mount(router, endpoint, (request: RequestOf<Endpoint>) => handle(request as never), context);
  };
  const sendTo = async (type: string, request: ToOne & Asking, data: Body = {}) =>
    answer(await send(request.params.id, { type, data, metadata: causeOf(request) }, request.ifMatch, request));

  serve(endpoints.create, async (request: Writing) => {
    const id = createdId(name, request);
    const data = { ...request.body, [idField]: id };
    const run = () => send(id, { type: `Create${Name}`, data, metadata: causeOf(request) }, null, request);
    return create ? create(id, run, request) : answer(await run());
  });
  serve(endpoints.change, (request: WritingOne) => sendTo(`Change${Name}`, request, request.body));
  serve(endpoints.replace, (request: WritingOne) => sendTo(`Change${Name}`, request, pick(request.body, fields)));
  serve(endpoints.remove, (request: ToOne & Asking) => sendTo(`Remove${Name}`, request));
  serve(endpoints.removeMany, (request: Asking & { query: { filter: { id: string[] } } }) =>
    removeMany(request.query.filter.id, (id) => sendTo(`Remove${Name}`, { ...toOne(request, id), auth: request.auth })),
  );
  for (const [type, endpoint] of Object.entries(endpoints.own)) {
    serve(endpoint, (request: WritingOne) => sendTo(type, request, request.body));
  }
};
