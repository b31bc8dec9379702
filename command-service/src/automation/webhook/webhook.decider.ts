import { filterFieldsOf, MAX_REPLAY_DAYS } from 'contracts/automation/webhook/webhook.choices';
import { type WebhookRejection, webhook } from 'contracts/automation/webhook/webhook.entity';
import { type PartFault, requestFaults } from 'contracts/automation/webhook/webhook.request';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { filterFaults } from '#command-service/automation/event-action/event-action.filters';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof webhook>;
type Held = Parameters<Decisions['PauseWebhook']>[1];

const DAY = 86_400_000;

const refuseWhileOff = ({ active }: Held): void => {
  if (!active) throw new Rejection<WebhookRejection>('webhook-switched-off', 409);
};

/** Each rotation makes a new secret. */
const rotateSecret: Decisions['RotateWebhookSecret'] = (command, { id: webhookId }) => [
  caused(command, 'WebhookSecretRotated', { webhookId }),
];

/** Each test is sent. */
const test: Decisions['TestWebhook'] = (command, { id: webhookId }) => [
  caused(command, 'WebhookTested', { webhookId }),
];

/** Each is sent. */
const testPast: Decisions['TestWebhookPast'] = (command, { id: webhookId }) => [
  caused(command, 'WebhookEventTested', { webhookId, ...command.data }),
];

/** What the route makes another command of comes to nothing by itself. */
const nothing = () => [];

/** Off already, nothing happens. */
const switchOff: Decisions['SwitchOffWebhook'] = (command, { id: webhookId, active }) =>
  active ? [caused(command, 'WebhookSwitchedOff', { webhookId, reason: command.data.reason })] : [];

/** Asked for twice, it is sent twice. */
const requestResend: Decisions['RequestWebhookResend'] = (command, held) => {
  refuseWhileOff(held);
  return [caused(command, 'WebhookResendRequested', { webhookId: held.id, deliveryId: command.data.deliveryId })];
};

/** The same of many. */
const requestResends: Decisions['RequestWebhookResends'] = (command, held) => {
  refuseWhileOff(held);
  return [caused(command, 'WebhookResendsRequested', { webhookId: held.id, deliveryIds: command.data.deliveryIds })];
};

/** Each action of a rule calls once: commands of our own are taken once. */
const call: Decisions['CallWebhook'] = (command, held) => {
  refuseWhileOff(held);
  return [caused(command, 'WebhookCalled', { webhookId: held.id, ...command.data })];
};

/** Paused already, nothing happens. */
const pause: Decisions['PauseWebhook'] = (command, held) => {
  refuseWhileOff(held);
  return held.pausedAt === null ? [caused(command, 'WebhookPaused', { webhookId: held.id })] : [];
};

/** Not paused, nothing happens. */
const resume: Decisions['ResumeWebhook'] = (command, { id: webhookId, pausedAt }) =>
  pausedAt === null ? [] : [caused(command, 'WebhookResumed', { webhookId })];

/** One at a time, of what is not too long ago. */
const replay: Decisions['ReplayWebhook'] = (command, held) => {
  refuseWhileOff(held);
  if (held.replay?.status === 'running') throw new Rejection<WebhookRejection>('webhook-replay-running', 409);
  const { now, causationId } = command.metadata;
  const { since, onlyFailed, after = null } = command.data;
  const age = now.getTime() - Date.parse(since);
  if (age < 0 || age > MAX_REPLAY_DAYS * DAY)
    throw new Rejection<WebhookRejection>('replay-since-invalid', 422, { errors: { since: ['replay-since-invalid'] } });
  return [
    caused(command, 'WebhookReplayStarted', {
      webhookId: held.id,
      replayId: derivedId('webhook-replay', held.id, now.toISOString(), causationId),
      since: new Date(since).toISOString(),
      onlyFailed,
      after,
    }),
  ];
};

/** Ended already, nothing happens. */
const cancelReplay: Decisions['CancelWebhookReplay'] = (command, { id: webhookId, replay: held }) =>
  held?.status === 'running' ? [caused(command, 'WebhookReplayCancelled', { webhookId, replayId: held.id })] : [];

/** Cancelled meanwhile, nothing happens. */
const finishReplay: Decisions['FinishWebhookReplay'] = (command, { id: webhookId, replay: held }) =>
  held?.status === 'running' && held.id === command.data.replayId
    ? [caused(command, 'WebhookReplayFinished', { webhookId, ...command.data })]
    : [];

/** All that is wrong is told at once; tags that nobody knows by their names. */
export const refuseParts = (faults: readonly PartFault[]): void => {
  const [first] = faults;
  if (!first) return;
  const errors = Object.fromEntries(faults.map(({ field, code }) => [field, [code]]));
  const names = [...new Set(faults.flatMap((fault) => fault.names ?? []))];
  const detail = names.length > 0 ? { detail: `Unknown tags: ${names.join(', ')}` } : {};
  throw new Rejection<WebhookRejection>(first.code, 422, { errors, ...detail });
};

type Written = typeof webhook.types.fields;
type At = { url: string };

/** Whether both lead to one scheme, host and port. */
export const isSameOrigin = (one: At, other: At): boolean =>
  URL.parse(one.url)?.origin === URL.parse(other.url)?.origin;

/** Whoever changes a webhook leads no secret elsewhere that they do not know: for another origin it is written again. */
const withoutKept = ({ url, headers }: Written, before?: Held): Partial<Written> => {
  if (!before || isSameOrigin({ url }, before)) return {};
  const kept = new Set(before.headers.map(({ secretId }) => secretId));
  return { headers: headers.map((header) => (kept.has(header.secretId) ? { ...header, secretId: null } : header)) };
};

export const webhookDecider = entityDecider(webhook, {
  compute: withoutKept,
  check: (fields) =>
    refuseParts([
      ...fields.filters.flatMap((filter, at) => filterFaults(filterFieldsOf[fields.event], filter, `filters.${at}`)),
      ...requestFaults(fields),
    ]),
  decide: {
    RotateWebhookSecret: rotateSecret,
    TestWebhook: test,
    TestWebhookEvent: nothing,
    TestWebhookPast: testPast,
    SwitchOffWebhook: switchOff,
    RequestWebhookResend: requestResend,
    RequestWebhookResends: requestResends,
    CallWebhook: call,
    PauseWebhook: pause,
    ResumeWebhook: resume,
    ReplayWebhook: replay,
    CancelWebhookReplay: cancelReplay,
    FinishWebhookReplay: finishReplay,
  },
});
