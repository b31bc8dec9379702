import { randomBytes } from 'node:crypto';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import type { PublicEventType } from 'contracts/automation/webhook/webhook.choices';
import { type RequestParts, requestDefaults } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { pino } from 'pino';
import { seal } from 'platform/event-store/cipher';
import { activeKey, subjectName } from 'platform/event-store/keys';
import { policyCatalogue } from '#integration-workers/catalogue';
import { openQueue } from '#integration-workers/engine/queue';
import type { WorkerDeps, WorkerSettings } from '#integration-workers/service';
import { givenRow } from './read-models.fixture.ts';
import { openHarness } from './workers.harness.ts';

const EARLIER = new Date('2020-01-01T00:00:00.000Z');

type WebhookInput = Partial<RequestParts> & {
  url: string;
  event?: PublicEventType;
  filters?: Filter[];
  active?: boolean;
  inOrder?: boolean;
  tenantId?: string;
  createdAt?: Date;
};

/** The harness of the workers with webhooks, and a clock that specs move. */
export const openWebhookHarness = async () => {
  const harness = await openHarness();
  let now = new Date();
  const clock = () => now;
  let queue: ReturnType<typeof openQueue> | undefined;

  const addSecret = async (webhookId: string, { tenantId = exampleTenantId, expiresAt = null as Date | null } = {}) => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const id = newId(now);
    const subject = { tenantId, subject: webhookId };
    const key = activeKey((await harness.events.keys.findOrCreate([subject])).get(subjectName(subject)));
    if (!key) throw new Error('no key');
    await harness.admin.query('insert into secret.webhook_secret values ($1, $2, $3, $4, $5, $6)', [
      ...[id, tenantId, webhookId, seal(secret, key, id), now, expiresAt],
    ]);
    return secret;
  };

  /** The value of a secret header, as the command-service keeps it. */
  const addHeaderSecret = async (webhookId: string, value: string) => {
    const id = newId(now);
    const subject = { tenantId: exampleTenantId, subject: webhookId };
    const key = activeKey((await harness.events.keys.findOrCreate([subject])).get(subjectName(subject)));
    if (!key) throw new Error('no key');
    await harness.admin.query(
      'insert into secret.webhook_header (id, tenant_id, webhook_id, sealed) values ($1, $2, $3, $4)',
      [id, exampleTenantId, webhookId, seal(value, key, id)],
    );
    return id;
  };

  return {
    ...harness,
    addHeaderSecret,
    /** What a webhook sends and wants to hear of, as the projection shows it. */
    describeRequest: async (id: string, said: Partial<RequestParts> & { filters?: Filter[] }) => {
      for (const [name, value] of Object.entries(said))
        await harness.admin.query(`update read.webhook set "${name}" = $2 where id = $1`, [
          id,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]);
    },
    startWorkers: (changed: Partial<WorkerSettings> = {}, deps: Partial<WorkerDeps> = {}) =>
      harness.startWorkers(changed, { policies: policyCatalogue, ...deps }),
    clock,
    addSecret,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** A webhook as the projection shows it, its event and its secret; of another company, without the event. */
    addWebhook: async ({
      url,
      event = 'interview.status-changed',
      active = true,
      inOrder = false,
      ...rest
    }: WebhookInput) => {
      const { tenantId = exampleTenantId, createdAt = EARLIER, filters = [], ...said } = rest;
      const { query, headers, ...parts } = { ...requestDefaults, ...said };
      const lists = {
        query: JSON.stringify(query),
        headers: JSON.stringify(headers),
        filters: JSON.stringify(filters),
      };
      const id = newId(now);
      const times = { created_at: createdAt, updated_at: createdAt };
      await givenRow(harness.admin, 'webhook', {
        tenant_id: tenantId,
        id,
        name: 'Payroll',
        event,
        url,
        active,
        in_order: inOrder,
        ...parts,
        ...lists,
        ...times,
      });
      if (tenantId === exampleTenantId) {
        const data = { webhookId: id, name: 'Payroll', description: '', event, url: 'https://payroll.example', active };
        await harness.append('webhook', id, { type: 'WebhookCreated', data });
      }
      return { id, secret: await addSecret(id, { tenantId }) };
    },
    setWebhook: (id: string, active: boolean) =>
      harness.admin.query('update read.webhook set active = $2 where id = $1', [id, active]),
    setInOrder: (id: string, inOrder: boolean) =>
      harness.admin.query('update read.webhook set in_order = $2 where id = $1', [id, inOrder]),
    setPaused: (id: string, isPaused: boolean) =>
      harness.admin.query('update read.webhook set paused_at = case when $2 then now() end where id = $1', [
        id,
        isPaused,
      ]),
    /** Begins a replay, as the projection shows it; what cancels it. */
    replay: async (id: string, { since, onlyFailed = false }: { since: Date; onlyFailed?: boolean }) => {
      const replayId = newId(now);
      const show = (status: string) =>
        harness.admin.query('update read.webhook set replay = $2 where id = $1', [
          id,
          JSON.stringify({ id: replayId, status }),
        ]);
      const tell = (type: string, data: object = {}) =>
        harness.append('webhook', id, { type, data: { webhookId: id, replayId, ...data } });
      await show('running');
      await tell('WebhookReplayStarted', { since: since.toISOString(), onlyFailed, after: null });
      await harness.project();
      return {
        replayId,
        cancel: async () => {
          await show('cancelled');
          await tell('WebhookReplayCancelled');
          await harness.project();
        },
      };
    },
    /** Publishes the example job. */
    publish: async () => {
      const position = await harness.append('job', newId(now), { type: 'JobPublished', data: { jobId: exampleJobId } });
      await harness.project();
      return position;
    },
    deliveries: async () =>
      (
        await harness.admin.query<DeliveryView & { tries: number; subjectId: string | null; position: string }>(
          `select id, webhook_id as "webhookId", event_id as "eventId", type, status, payload, attempts, tries,
             subject_id as "subjectId", record_id as "recordId", waits_for as "waitsFor", replay_id as "replayId", position::text as position, next_attempt_at as "nextAttemptAt" from work.webhook_delivery d order by created_at, d.position, id`,
        )
      ).rows,
    /** Makes jobs that wait for their time ask whether it has come. */
    wake: () => {
      queue ??= openQueue({ url: harness.urls.WORKER_DATABASE_URL }, pino({ level: 'silent' }));
      return queue.promoteJobs();
    },
    close: async () => {
      await queue?.close();
      await harness.close();
    },
  };
};
export type WebhookHarness = Awaited<ReturnType<typeof openWebhookHarness>>;
