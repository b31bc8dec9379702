import { recordIn } from 'access/recruiting/record-in';
import { type HeaderPart, type WebhookView, webhook } from 'contracts/automation/webhook/webhook.entity';
import { derivedId, newId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { EventStore } from 'platform/event-store/event-store';
import type { EntityState, SendEntity } from '#command-service/entity/entity.decider';
import { recordOf } from '#command-service/entity/entity.routes';
import type { Sent } from '#command-service/kernel/command';
import { isSameOrigin } from './webhook.decider.ts';
import type { WebhookSecrets } from './webhook.secrets.ts';

type Command = Parameters<SendEntity<typeof webhook>>[1];
type Deps = { store: EventStore; webhookSecrets: WebhookSecrets };

/** Id of a new value: the same for the same Idempotency-Key. */
const secretIdOf = (webhookId: string, name: string, { idempotencyKey, actor, now }: CommandMetadata): string =>
  idempotencyKey === undefined
    ? newId(now)
    : derivedId('webhook-header', webhookId, actor.id, idempotencyKey, name.toLowerCase());

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Headers as events may hold them; what is secret of them by itself. One that is written without a value keeps what it had. */
const parted = (
  headers: readonly HeaderPart[],
  held: readonly HeaderPart[],
  secretId: (name: string) => string,
): { kept: HeaderPart[]; secrets: Map<string, string> } => {
  const secrets = new Map<string, string>();
  const kept = headers.map(({ name, value, isSecret }): HeaderPart => {
    if (!isSecret) return { name, value, isSecret, secretId: null };
    if (value === '') {
      const before = held.find((one) => one.isSecret && isSame(one.name, name));
      return { name, value, isSecret, secretId: before?.secretId ?? null };
    }
    const id = secretId(name);
    secrets.set(id, value);
    return { name, value: '', isSecret, secretId: id };
  });
  return { kept, secrets };
};

const idsOf = (headers: readonly HeaderPart[]): string[] => headers.flatMap(({ secretId }) => secretId ?? []);
type Target = { url: string; headers: readonly HeaderPart[] };
/** Secret headers that nothing on its way needs: none is there under their name, or all is sent elsewhere now. */
const droppedOf = (before: Target, after: Target): HeaderPart[] =>
  before.headers.filter(
    ({ name }) => !isSameOrigin(before, after) || !after.headers.some((one) => one.isSecret && isSame(one.name, name)),
  );

/** Sends what writes a webhook, with the values of its secret headers put away first (docs/product.md AUT-47). */
export const sendWithHeaders = async <S extends EntityState>(
  { store, webhookSecrets }: Deps,
  webhookId: string,
  command: Command,
  send: (command: Command) => Promise<Sent<S>>,
): Promise<Sent<S>> => {
  const isWriting = command.type === 'CreateWebhook' || command.type === 'ChangeWebhook';
  if (!isWriting || !command.data.headers) return send(command);
  const { tenantId, now } = command.metadata;
  const before = await recordIn(store, webhook, { tenantId, id: webhookId });
  const held = before?.headers ?? [];
  const { kept, secrets } = parted(command.data.headers, held, (name) => secretIdOf(webhookId, name, command.metadata));
  const of = { tenantId, webhookId };
  if (secrets.size > 0) await webhookSecrets.keepHeaders(of, secrets);
  const sent = await send({ ...command, data: { ...command.data, headers: kept } } as Command);
  if (secrets.size > 0 || held.some(({ isSecret }) => isSecret)) {
    const after = recordOf(webhook, sent) as WebhookView;
    const gone = before ? idsOf(droppedOf(before, after)) : [];
    await webhookSecrets.nameHeaders(of, { named: idsOf(after.headers), gone }, now);
  }
  return sent;
};
