import { createAuthorize } from 'access/authorize';
import { eventCatalogue } from 'contracts/events';
import { type BuiltInRole, permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { TokenClaims } from 'contracts/identity/session/session.views';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { eventsOver } from 'platform/event-store/events';
import { memoryEngine } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { rateLimit } from 'platform/http/rate-limit';
import { signSystemToken } from 'platform/http/system-token';
import { memoryFiles } from 'platform/storage/memory-files';
import { openLog } from 'platform/telemetry/log';
import request from 'supertest';
import { commandApp } from '#command-service/app';
import type { SentMail } from '#command-service/automation/inbound-mail/sent-mails';
import { memoryDeliveries } from '#command-service/automation/webhook/webhook.deliveries';
import { memoryWebhookSecrets } from '#command-service/automation/webhook/webhook.secrets';
import { openBackgroundTasks } from '#command-service/background-tasks';
import { commandsOver, createCommands } from '#command-service/commands';
import { memoryProofs } from '#command-service/identity/company-domains/domain-proof';
import { memoryDomains } from '#command-service/identity/company-domains/domains.store';
import { memoryEmailChanges } from '#command-service/identity/email-address/email-changes';
import { createImages } from '#command-service/identity/image/images';
import { memoryInvitations } from '#command-service/identity/invitation/invitation.store';
import { answerUploads } from '#command-service/library/upload/answer-uploads';
import { openUploads } from '#command-service/library/upload/uploads';
import { openCandidateDocuments } from '#command-service/recruiting/candidate/document-uploads';
import { memoryPortalAccesses } from '#command-service/recruiting/candidate/portal-access.store';
import { signingLimits } from '#command-service/recruiting/contract/contract.limits';
import { makeDocumentKey } from '#command-service/recruiting/contract/pdf/certificate';
import type { DocumentKey } from '#command-service/recruiting/contract/pdf/pades';
import { memoryJobLookup } from '#command-service/recruiting/job/job.lookup';
import { memoryLiveTimes } from '#command-service/recruiting/live-interview/live-times';
import { openInterviewAnswers } from '#command-service/recruiting/response/interview-answer-uploads';
import { openLessonAnswers } from '#command-service/training/assignment/lesson-answer-uploads';
import { memoryAccounts } from './accounts.fixture.ts';
import { memoryApiKeys } from './api-keys.fixture.ts';
import { memoryContractAddresses } from './contract-addresses.fixture.ts';
import { memoryFormDrafts } from './form-drafts.fixture.ts';
import { memoryMailTokens } from './mail-tokens.fixture.ts';
import { memoryMembers } from './members.fixture.ts';
import { memoryOutsideLearners } from './outside-learners.fixture.ts';
import { memoryPartners } from './partners.fixture.ts';
import { memorySessions } from './sessions.fixture.ts';
import { memoryStoredDocuments } from './stored-documents.fixture.ts';
import { memoryStoredFiles } from './stored-files.fixture.ts';
import { memoryTenantStatuses } from './suspensions.fixture.ts';
import { memoryTrainingPeople } from './training-people.fixture.ts';
import { memoryTwoFactors } from './two-factors.fixture.ts';

export const otherTenantId = '018f6a10-0000-7000-8000-0000000000ff';
/** What these specs' processes share. */
const SYSTEM_SECRET = 'a secret of specs that is long enough';

/** A token of these specs says whose and what it is: `Owner@{tenantId}`. */
const tokenOf = (role: BuiltInRole | 'Nobody', tenantId = exampleTenantId) => `${role}@${tenantId}`;
/** … of a colleague, `Trainer:{userId}@{tenantId}`, and of a person of no company, `person:{userId}@`. */
const userIn = (token: string): string => /^\w+:([^@]+)@/.exec(token)?.[1] ?? exampleUserId;
const rolesIn = (token: string): BuiltInRole[] => {
  if (token.startsWith('person:')) return [];
  const role = token.split(/[:@]/)[0] as BuiltInRole | 'Nobody';
  return role === 'Nobody' ? [] : [role];
};

let documentKey: Promise<DocumentKey> | undefined;
/** One for all specs of a process: making it takes a second. */
const specDocumentKey = () => {
  documentKey ??= makeDocumentKey(new Date(0), 'localhost');
  return documentKey;
};

/** Where mails come in. */
export const INBOUND = { INBOUND_DOMAIN: 'in.onrecord.example', INBOUND_SECRET: 'a-secret-of-mail-servers' };

/** The whole service over an event store, keys, sessions and memberships in memory, with a clock that specs move. */
/** `limits`: calls a minute of one address, and mails to one; none by default. */
export const specApp = (limits: { auth?: number; email?: number } = {}) => {
  let now = new Date('2026-03-02T09:00:00.000Z');
  const clock = () => now;
  const engine = memoryEngine();
  const keys = memoryKeyRing(engine);
  const events = eventsOver(engine, keys, eventCatalogue);
  const jobLookup = memoryJobLookup();
  const interviewCompanies = new Map<string, string>();
  const interviewLookup = {
    put: async (interviewId: string, tenantId: string) => void interviewCompanies.set(interviewId, tenantId),
    companyOf: async (interviewId: string) => interviewCompanies.get(interviewId) ?? null,
    accountOf: async (userId: string) => accounts.store.find(userId),
  };
  const files = memoryFiles(clock);
  const documents = memoryStoredDocuments();
  const contractAddresses = memoryContractAddresses();
  const nameKey = Buffer.alloc(32, 7);
  const commands = createCommands({
    ...{ store: events.store, keys, nameKey, jobLookup, files, documents, contractAddresses },
  });
  const sidOf = (token: string) => derivedId('session', token);
  const bySid = new Map<string, string>();

  const apiKeys = memoryApiKeys();

  const authorize = createAuthorize({
    clock,
    keys: apiKeys.access,
    systemSecret: SYSTEM_SECRET,
    tokens: {
      accessToken: async (token): Promise<TokenClaims | null> => {
        if (!token.includes('@')) return null;
        bySid.set(sidOf(token), token);
        return { sub: userIn(token), sid: sidOf(token), gen: 0, iat: 0, exp: 4_000_000_000, rli: 1, rls: {} as never };
      },
      ticket: async () => null,
      fileTicket: async () => null,
      archiveTicket: async () => null,
    },
    lookup: async ({ sid, tenant }) => {
      const token = bySid.get(sid) ?? '';
      const tenantId = token.split('@')[1] ?? '';
      const roles = rolesIn(token);
      const memberships = [{ tenantId, roles, permissions: permissionsOf(roles) }];
      const asked = tenant === undefined || (tenant !== null && tenant !== tenantId) ? [] : memberships;
      return { userId: userIn(token), gen: 0, previousUntil: null, memberships: asked };
    },
  });
  const sessions = memorySessions();
  const accounts = memoryAccounts({
    endAll: sessions.deps.sessions.endAll,
    joined: ({ email, userId, passwordHash }, isStaff) =>
      void sessions.accounts.set(email, { userId, passwordHash, isStaff }),
  });
  const mailTokens = memoryMailTokens();
  const backgroundTasks = openBackgroundTasks(openLog('spec', 'silent'));
  const members = memoryMembers(accounts);
  const partners = memoryPartners();
  const tenantStatuses = memoryTenantStatuses();
  const deliveries = memoryDeliveries();
  /** Mails that went out, by their ids. */
  const sentMails = new Map<string, SentMail>();
  const images = createImages(events.store, files);
  const outside = memoryOutsideLearners(tenantStatuses.store);
  const answers = answerUploads({
    interviews: openInterviewAnswers(events.store, interviewLookup, commands),
    lessons: openLessonAnswers(events.store, outside.learners),
    candidates: openCandidateDocuments(events.store),
  });
  const uploads = openUploads(
    { files, commands, scan: async () => 'not-scanned', stored: memoryStoredFiles(), answers },
    1_000_000_000,
  );
  const isPrivate = async (url: string) => url.includes('//127.');
  const webhookSecrets = memoryWebhookSecrets();
  const automation = { webhookSecrets, deliveries, isPrivate };
  /** What DNS says: `name value`. */
  const dnsRecords = new Set<string>();
  const { app, metrics } = commandApp(
    {
      clock,
      authorize,
      commands,
      jobLookup,
      outsideLearners: outside.learners,
      outsideJoins: outside.joins,
      trainingPeople: memoryTrainingPeople(members.store),
      interviewLookup,
      liveTimes: memoryLiveTimes(),
      accounts: accounts.store,
      members: members.store,
      partners,
      invitations: memoryInvitations(),
      portalAccesses: memoryPortalAccesses(),
      apiKeys: apiKeys.store,
      domains: memoryDomains(accounts.tenants),
      domainProofs: memoryProofs(dnsRecords),
      baseDomain: 'onrecord.example',
      publicUrl: 'https://onrecord.example',
      ...sessions.deps,
      tenantStatuses: tenantStatuses.store,
      mailTokens,
      twoFactors: memoryTwoFactors(),
      emailChanges: memoryEmailChanges(),
      documentKey: specDocumentKey,
      backgroundTasks,
      images,
      uploads,
      files,
      documents,
      contractAddresses,
      formDrafts: memoryFormDrafts().store,
      store: events.store,
      ...automation,
      sentMails: { find: async (mailId) => sentMails.get(mailId) ?? null },
      inbound: INBOUND,
      feed: events.feed,
      commandsOver: commandsOver({ keys, nameKey, files }),
      limitAuth: rateLimit(limits.auth ?? 0),
      limitSigning: signingLimits(limits.auth ?? 0),
      payloadKey: Buffer.alloc(32, 7),
      limitEmail: rateLimit(limits.email ?? 0),
      limitSystem: async () => undefined,
    },
    { log: openLog('spec', 'silent'), trustProxy: 0, rateLimitApi: 0 },
  );

  type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
  const as = (role: BuiltInRole | 'Nobody', tenantId?: string) => (method: Method, path: string, body?: object) => {
    const sent = request(app)
      [method](path)
      .set('Authorization', `Bearer ${tokenOf(role, tenantId)}`);
    return body === undefined ? sent : sent.send(body);
  };
  const asPerson = (userId: string) => (method: Method, path: string, body?: object) =>
    request(app)[method](path).set('Authorization', `Bearer person:${userId}@`).send(body);
  const asColleague = (role: BuiltInRole, userId: string) => (method: Method, path: string, body?: object) =>
    request(app)[method](path).set('Authorization', `Bearer ${role}:${userId}@${exampleTenantId}`).send(body);
  return {
    app,
    authorize,
    commands,
    events,
    keys,
    metrics,
    sessions,
    accounts,
    members,
    outsideJoins: outside.joins,
    partners,
    apiKeys,
    dnsRecords,
    deliveries,
    webhookSecrets,
    tenantStatuses,
    sentMails,
    mailTokens,
    backgroundTasks,
    files,
    documents,
    uploads,
    clock,
    images,
    as,
    asPerson,
    asColleague,
    recruiter: as('Recruiter'),
    owner: as('Owner'),
    /** A command as one of our own processes sends it. */
    system: async (body: object) =>
      request(app)
        .post('/api/system/commands')
        .set('Authorization', `Bearer ${await signSystemToken('spec', SYSTEM_SECRET, now)}`)
        .send(body),
    systemToken: (secret = SYSTEM_SECRET) => signSystemToken('spec', secret, now),
    /** An account of whoever asks in these specs. */
    haveAccount: (userId: string, isVerified = true) => {
      const person = { userId, email: `${userId}@harbor.example`, name: 'Rita', locale: 'en-us', passwordHash: '' };
      accounts.accounts.set(userId, { ...person, isVerified });
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
};
export type SpecApp = ReturnType<typeof specApp>;
