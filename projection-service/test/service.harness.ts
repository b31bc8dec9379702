import { randomUUID } from 'node:crypto';
import { postgresInterviewLookup } from 'access/recruiting/interview-lookup';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Event, Metadata } from 'contracts/kernel/message';
import { Permission } from 'contracts/kernel/permission';
import { formatPosition } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import type { Express } from 'express';
import { type Events, eventsOver } from 'platform/event-store/events';
import { memoryEngine } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import type { Authorize } from 'platform/http/authorize';
import { rateLimit } from 'platform/http/rate-limit';
import { openPool } from 'platform/postgres/pool';
import type { FileStorage } from 'platform/storage/file-storage';
import { memoryFiles } from 'platform/storage/memory-files';
import request from 'supertest';
import { projectionApp } from '#projection-service/app';
import { projections } from '#projection-service/catalogue';
import { type Engine, startEngine } from '#projection-service/engine/engine';
import { MAX_WAIT_MS } from '#projection-service/engine/min-position';
import type { Projection } from '#projection-service/engine/projection';
import { type DatabaseHarness, openDatabase, quiet } from './database.harness.ts';
import { jobDetails } from './history.fixture.ts';

const { now: _, ...cause } = exampleCause;

/** The bearer token is the company's id and the person's: who may do what is not what these specs are about. */
export const asOwner: Authorize = async ({ authorization }, access) => {
  if (access === 'public') return null;
  const [tenantId, userId = exampleUserId] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
  if (!tenantId) throw new Rejection('unauthenticated', 401);
  return { userId, sid: exampleUserId, tenantId, roles: ['Owner'], permissions: Permission.options };
};

/** This service over a database of its own and events in memory. */
export type Harness = DatabaseHarness & {
  events: Events;
  engine: Engine;
  app: Express;
  files: FileStorage;
  /** Appends to a stream; the position afterwards, as clients have it. */
  append(aggregate: string, id: string, events: AppendedEvent[], tenantId?: string): Promise<string>;
  /** The reader says that they hand out a copy of somebody's data, now. */
  handOut(candidateId: string): Promise<string>;
  post(path: string): request.Test;
  /** GET as a company's owner, having seen `minPosition`. */
  get(path: string, options?: { tenantId?: string; userId?: string; minPosition?: string }): request.Test;
};
type AppendedEvent = { type: string; data: Record<string, unknown>; at?: string };

type Options = {
  projections?: readonly Projection[];
  retryDelays?: readonly number[];
  maxWaitMs?: number;
  /** Who may do what; default: everybody is an owner. */
  authorize?: Authorize;
  /** Written elsewhere; default: none. */
  events?: Events;
};

export const openHarness = async (options: Options = {}): Promise<Harness> => {
  const base = await openDatabase({ readModels: options.projections === undefined });
  const memory = memoryEngine('spec');
  const events = options.events ?? eventsOver(memory, memoryKeyRing(memory), eventCatalogue);
  const authorize = options.authorize ?? asOwner;
  const { PROJECTOR_DATABASE_URL: url, READER_DATABASE_URL: readerUrl } = base.database.urls;
  const engine = await startEngine(options.projections ?? projections, {
    url,
    poolSize: 6,
    feed: events.feed,
    keys: events.keys,
    log: quiet,
    retryDelays: options.retryDelays,
  });
  const access = openPool(readerUrl, 1, quiet);
  const files = memoryFiles();
  const http = { clock: () => new Date(), authorize, limitAuth: rateLimit(0) };
  const { app } = projectionApp(
    {
      http,
      reader: base.reader,
      access,
      progress: engine.progress,
      requestRetry: engine.requestRetry,
      store: events.store,
      storeId: events.store.storeId,
      maxWaitMs: options.maxWaitMs ?? MAX_WAIT_MS,
      publicUrl: 'https://jobs.example',
      files,
      fileAccess: {
        fileTicket: async () => null,
        archiveTicket: async () => null,
        lookup: async () => null,
        tokens: { accessToken: async () => null } as never,
      },
      interviewLookup: postgresInterviewLookup(access),
      storageQuota: 1_000_000_000,
    },
    { log: quiet, trustProxy: 0, rateLimitApi: 0 },
  );

  let seconds = 0;
  /** One second after the event before it: no two of a story fall in the same moment. */
  const nextMoment = () => {
    seconds += 1;
    return new Date(Date.parse(cause.occurredAt) + seconds * 1_000).toISOString();
  };

  const harness: Harness = {
    ...base,
    events,
    engine,
    app,
    files,
    append: async (aggregate, id, told, tenantId = exampleTenantId) => {
      const written = told.map(({ type, data, at }) => {
        const metadata: Metadata = { ...cause, tenantId, occurredAt: at ?? nextMoment() };
        return { type, data, metadata } satisfies Event;
      });
      const { lastEventGlobalPosition } = await events.store.appendToStream(
        streamName(aggregate, tenantId, id),
        written,
      );
      return formatPosition(events.store.storeId, lastEventGlobalPosition);
    },
    handOut: (candidateId) => {
      const at = new Date().toISOString();
      return harness.append('candidate', candidateId, [{ type: 'CandidateExported', data: { candidateId }, at }]);
    },
    post: (path) => request(app).post(path).set('Authorization', `Bearer ${exampleTenantId}/${exampleUserId}`),
    get: (path, { tenantId = exampleTenantId, userId = exampleUserId, minPosition } = {}) => {
      const asked = request(app).get(path).set('Authorization', `Bearer ${tenantId}/${userId}`);
      return minPosition ? asked.set('X-Min-Position', minPosition) : asked;
    },
    close: async () => {
      await engine.close();
      await access.end();
      await events.close();
      await base.close();
    },
  };
  return harness;
};

/** What a spec says of people, jobs and interviews, in events. */
export const storyOf = ({ append }: Pick<Harness, 'append'>, tenantId = exampleTenantId) => ({
  user: (id: string, name: string) =>
    append(
      'user',
      id,
      [{ type: 'UserRegistered', data: { userId: id, name, email: 'user@harbor.example', locale: 'en-us' } }],
      GLOBAL,
    ),
  candidate: async (firstName: string, lastName: string, id: string = randomUUID()) => {
    const data = {
      candidateId: id,
      firstName,
      lastName,
      email: `${id}@x.example`,
      phone: '+351 21 000 00 00',
      phoneE164: '+351210000000',
    };
    return { id, position: await append('candidate', id, [{ type: 'CandidateCreated', data }], tenantId) };
  },
  job: async (title: string, id: string = randomUUID()) => ({
    id,
    position: await append('job', id, [{ type: 'JobCreated', data: { jobId: id, ...jobDetails(title) } }], tenantId),
  }),
  interview: async (candidateId: string, jobId: string, id: string = randomUUID()) => ({
    id,
    position: await append(
      'interview',
      id,
      [{ type: 'InterviewCreated', data: { interviewId: id, candidateId, jobId } }],
      tenantId,
    ),
  }),
  move: (interviewId: string, candidateId: string, to: string, comment = '') =>
    append(
      'interview',
      interviewId,
      [
        {
          type: 'InterviewStatusChanged',
          data: {
            interviewId,
            candidateId,
            from: 'created',
            to,
            comment,
            reasonId: null,
            undoneTo: null,
            isSilent: false,
          },
        },
      ],
      tenantId,
    ),
});
