import * as endpoints from 'contracts/automation/webhook/webhook.endpoints';
import { type WebhookRejection, type WebhookView, webhook } from 'contracts/automation/webhook/webhook.entity';
import { derivedId, newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import type { EntityState } from '#command-service/entity/entity.decider';
import { type Asking, entityRoutes, recordOf } from '#command-service/entity/entity.routes';
import { answered, latest } from '#command-service/http/answer';
import { actorOf, causeOf, type Origin } from '#command-service/http/cause';
import type { Sent } from '#command-service/kernel/command';
import type { IsPrivate } from './private-address.ts';
import type { DeliveryLookup } from './webhook.deliveries.ts';
import { sendWithHeaders } from './webhook.headers.ts';
import { type PastDeps, pastEvents, pastTest, requireSightOf } from './webhook.past.ts';
import { previewOf } from './webhook.preview.ts';
import type { WebhookSecrets } from './webhook.secrets.ts';

export type WebhookContext = CommandContext &
  PastDeps & {
    webhookSecrets: WebhookSecrets;
    publicUrl: string;
    deliveries: DeliveryLookup;
    isPrivate: IsPrivate;
  };

/** Id of the secret that a request makes: the same for the same Idempotency-Key. */
const secretIdOf = (webhookId: string, { idempotencyKey, auth, now }: Origin): string =>
  idempotencyKey === null ? newId(now) : derivedId('webhook-secret', webhookId, actorOf(auth).id, idempotencyKey);

/** Deliveries ask again: a name may lead elsewhere by then. */
const refusePrivate = async ({ data }: { data: object }, isPrivate: IsPrivate): Promise<void> => {
  if (!('url' in data) || typeof data.url !== 'string' || !(await isPrivate(data.url))) return;
  throw new Rejection<WebhookRejection>('address-private', 422, { errors: { url: ['address-private'] } });
};

export const webhookRoutes = (router: IRouter, context: WebhookContext): void => {
  const { commands, webhookSecrets, deliveries } = context;

  const send: typeof commands.webhook = async (id, command, ifMatch) => {
    await refusePrivate(command, context.isPrivate);
    return sendWithHeaders(context, id, command, (kept) => commands.webhook(id, kept, ifMatch));
  };

  /** With the secret that is made for it, shown this once. */
  const answerWithSecret = async (webhookId: string, run: () => Promise<Sent<EntityState>>, request: Origin) => {
    const of = { tenantId: request.auth.tenantId, webhookId, secretId: secretIdOf(webhookId, request) };
    const { result, secret } = await webhookSecrets.make(of, request.now, run);
    return answered(result.position, { ...(recordOf(webhook, result) as WebhookView), secret });
  };

  const sendFor = async (id: string, command: Parameters<typeof send>[1], ifMatch: number | null, { auth }: Asking) =>
    command.type === 'TestWebhookEvent'
      ? commands.webhook(id, await pastTest(context, id, { command, auth }), ifMatch)
      : send(id, command, ifMatch);

  entityRoutes(router, context, { entity: webhook, send: sendFor, create: answerWithSecret });

  mount(
    router,
    endpoints.previewWebhook,
    async ({ auth, body }) => {
      const { tenantId } = auth;
      if (body.eventId !== null) requireSightOf(auth, body.event);
      const hidden = body.eventId === null ? [] : await context.jobLookup.hiddenFrom(auth);
      return answered(null, await previewOf(context, { tenantId, hidden }, body));
    },
    context,
  );
  mount(
    router,
    endpoints.pastWebhookEvents,
    async ({ auth, body: { event } }) => {
      requireSightOf(auth, event);
      const hidden = await context.jobLookup.hiddenFrom(auth);
      return answered(null, { events: await pastEvents(context, { tenantId: auth.tenantId, event, hidden }) });
    },
    context,
  );
  mount(
    router,
    endpoints.rotateWebhookSecret,
    (request) => {
      const { id } = request.params;
      const command = { type: 'RotateWebhookSecret' as const, data: {}, metadata: causeOf(request) };
      return answerWithSecret(id, () => send(id, command, request.ifMatch), request);
    },
    context,
  );
  mount(
    router,
    endpoints.resendWebhookDelivery,
    async (request) => {
      const { id } = request.params;
      const webhookId = await deliveries.webhookOf(request.auth.tenantId, id);
      if (webhookId === null) throw new Rejection('not-found', 404);
      const command = { type: 'RequestWebhookResend' as const, data: { deliveryId: id }, metadata: causeOf(request) };
      const { position } = await send(webhookId, command);
      return answered(position, { id, webhookId });
    },
    context,
  );
  mount(
    router,
    endpoints.resendWebhookDeliveries,
    async (request) => {
      const ofWebhook = new Map<string, string[]>();
      for (const id of new Set(request.body.ids)) {
        const webhookId = await deliveries.webhookOf(request.auth.tenantId, id);
        if (webhookId !== null) ofWebhook.set(webhookId, [...(ofWebhook.get(webhookId) ?? []), id]);
      }
      if (ofWebhook.size === 0) throw new Rejection('not-found', 404);
      const positions: (string | null)[] = [];
      for (const [webhookId, deliveryIds] of ofWebhook) {
        const metadata = causeOf(request);
        const sent = await send(webhookId, { type: 'RequestWebhookResends', data: { deliveryIds }, metadata });
        positions.push(sent.position);
      }
      return answered(latest(positions), { ids: [...ofWebhook.values()].flat() });
    },
    context,
  );
};
