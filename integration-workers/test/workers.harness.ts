import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { pino } from 'pino';
import { openEvents } from 'platform/event-store/events';
import { postgresKeyRing } from 'platform/event-store/postgres-keys';
import { openPool } from 'platform/postgres/pool';
import { testDatabase } from 'platform/test/postgres.harness';
import { webhookPolicy } from '#integration-workers/automation/webhook/webhook.policy';
import { policyCatalogue } from '#integration-workers/catalogue';
import { type WorkerDeps, type WorkerSettings, workerService } from '#integration-workers/service';
import { tellReviewers } from '#integration-workers/training/review/tell-reviewers.job';
import { givenCandidate, givenCompany, givenJob, givenRow } from './read-models.fixture.ts';

export const silent = pino({ level: 'silent' });
const { now: _, ...cause } = exampleCause;

/** Webhooks have a harness of their own: here whoever is told is told by mail. */
const withoutWebhooks = policyCatalogue.filter(({ name }) => name !== webhookPolicy.name);

export type Mail = { id: string; to: string | null; subject: string | null; text: string | null; status: string };

const PATIENCE_MS = 60_000;

/** Waits until `seen` gives something; fails when patience ends. */
export const eventually = async <T>(seen: () => Promise<T | undefined | false>): Promise<T> => {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const value = await seen();
    if (value) return value;
    await sleep(20);
  }
  throw new Error(`Not seen within ${PATIENCE_MS / 1_000} s: ${seen}`);
};

/** A database with events and read models, whose rows specs write, and as many workers over it as a spec starts. */
export const openHarness = async () => {
  const database = await testDatabase({ readModels: true });
  const { urls } = database;
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 4,
    log: silent,
    catalogue: eventCatalogue,
  });
  const admin = openPool(database.superuserUrl, 4, silent);
  await givenCompany(admin);
  await givenJob(admin, exampleJobId);

  const settings: WorkerSettings = {
    WORKER_DATABASE_URL: urls.WORKER_DATABASE_URL,
    READER_DATABASE_URL: urls.READER_DATABASE_URL,
    KEYS_DATABASE_URL: urls.KEYS_DATABASE_URL,
    SMTP_URL: undefined,
    MAIL_FROM: 'Onrecord <no-reply@onrecord.example>',
    INBOUND_DOMAIN: undefined,
    INBOUND_SECRET: undefined,
    RATE_LIMIT_API: 0,
    TRUST_PROXY: 0,
    SECURE_COOKIES: false,
    API_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://onrecord.example',
    SYSTEM_SECRET: 'a secret of specs that is long enough',
    WEBHOOK_ALLOW_PRIVATE: false,
    KAFKA_URL: undefined,
    POLICIES_FROM_KAFKA: false,
    KAFKA_SESSION_MS: 6_000,
    REDIS_URL: undefined,
    MEDIA_SANDBOX: 'wanted',
    STORAGE_QUOTA_BYTES: 1_000_000_000,
    FILES_DIR: join(tmpdir(), `onrecord-files-${randomUUID()}`),
  };

  const append = async (aggregate: string, id: string, ...told: { type: string; data: object }[]) => {
    const recorded = told.map((event) => ({ ...event, metadata: cause }) as unknown as Event);
    const { lastEventGlobalPosition } = await events.store.appendToStream(
      streamName(aggregate, exampleTenantId, id),
      recorded as never,
    );
    return lastEventGlobalPosition;
  };

  const project = (position?: bigint) =>
    admin.query('update read.checkpoint set position = coalesce($1, (select position from event_store.head))', [
      position,
    ]);

  return {
    urls,
    admin,
    events,
    append,
    /** Says that the read models have come as far as the last event, or as `position`. */
    project,
    /** Opens an interview for a new candidate, in the read models alone. */
    openInterview: async (person: { firstName?: string; email?: string } = {}) => {
      const interviewId = newId(new Date());
      const { candidateId, email } = await givenCandidate(admin, person);
      const names = { job_title: 'Dock planner', candidate_name: person.firstName ?? 'Ada' };
      const ids = {
        tenant_id: exampleTenantId,
        id: interviewId,
        candidate_id: candidateId,
        job_id: exampleJobId,
        subject_id: exampleJobId,
      };
      await givenRow(admin, 'interview', { ...ids, ...names });
      return { interviewId, candidateId, email };
    },
    changeStatus: (
      { interviewId, candidateId }: { interviewId: string; candidateId: string },
      from: InterviewStatus,
      to: InterviewStatus,
    ) =>
      append(
        'interview',
        interviewId,
        {
          type: 'InterviewStatusChanged',
          data: { interviewId, candidateId, from, to, comment: '', reasonId: null, undoneTo: null, isSilent: false },
        },
        { type: 'InterviewStatusSettled', data: { interviewId, candidateId, status: to } },
      ),
    mails: async (): Promise<Mail[]> =>
      (
        await admin.query<Mail>(
          'select id, to_address as "to", subject, text, status from work.mail order by created_at, id',
        )
      ).rows,
    /** Work that is done, by default of all policies. */
    /** Without what is done each morning, whatever happens: by default. */
    handled: async (policy?: string): Promise<number> =>
      (
        await admin.query('select from work.handled where policy = $1 or ($1::text is null and policy <> $2)', [
          ...[policy, tellReviewers.name],
        ])
      ).rowCount ?? 0,
    unfinished: async (): Promise<number> =>
      (await admin.query(`select from jobs.job where state::text not in ('completed', 'failed')`)).rowCount ?? 0,
    jobsIn: async (state: string): Promise<number> =>
      (await admin.query('select from jobs.job where state::text = $1', [state])).rowCount ?? 0,
    /** The keys as another process sees them, which has remembered none. */
    openKeys: () => postgresKeyRing({ url: urls.KEYS_DATABASE_URL, poolSize: 1, log: silent }),
    settings,
    startWorkers: (changed: Partial<WorkerSettings> = {}, deps: Partial<WorkerDeps> = {}) =>
      workerService(
        { ...settings, ...changed },
        { log: silent, clock: () => new Date(), policies: withoutWebhooks, ...deps },
      ),
    close: async () => {
      await events.close();
      await admin.end();
      await database.drop();
    },
  };
};
export type Harness = Awaited<ReturnType<typeof openHarness>>;
