import { openAccess } from 'access/authorize';
import { postgresFolderPlaces } from 'access/library/folder-places';
import { postgresStoredDocuments } from 'access/library/stored-documents';
import { postgresStoredFiles } from 'access/library/stored-files';
import { postgresContractAddresses } from 'access/recruiting/contract-addresses';
import { postgresInterviewLookup } from 'access/recruiting/interview-lookup';
import { postgresOutsideLearners } from 'access/training/outside-learner';
import { eventCatalogue } from 'contracts/events';
import { baseDomainOf } from 'contracts/identity/company-domains/product-domain';
import type { Settings } from 'platform/env';
import { type Events, openEvents } from 'platform/event-store/events';
import { missingKeysMetric } from 'platform/event-store/missing-keys.metric';
import { sharedRateLimit } from 'platform/http/rate-limit';
import { openPool } from 'platform/postgres/pool';
import { isPooled, sessionUrl } from 'platform/postgres/pooler';
import { openScanner } from 'platform/scan/scanner';
import type { Clock, Readiness, Service } from 'platform/service';
import { openFiles } from 'platform/storage/open-files';
import { sweepScratch } from 'platform/storage/scratch';
import type { Logger } from 'platform/telemetry/log';
import { postgresLoginAttempts, sweepLoginAttempts } from '#command-service/identity/login-attempts/login-attempts';
import { reconcilerMetric, startReconciler } from './access.reconciler.ts';
import { commandApp } from './app.ts';
import { postgresSentMails } from './automation/inbound-mail/sent-mails.ts';
import { isPrivateLink } from './automation/webhook/private-address.ts';
import { postgresDeliveries } from './automation/webhook/webhook.deliveries.ts';
import { postgresWebhookSecrets } from './automation/webhook/webhook.secrets.ts';
import { openBackgroundTasks } from './background-tasks.ts';
import { commandsOver, createCommands } from './commands.ts';
import { documentKeyReadiness, givenDocumentKey, openDocumentKey } from './document-key.ts';
import { postgresAccounts } from './identity/access/accounts.ts';
import { inTurn } from './identity/access/in-turn.ts';
import { postgresMembers } from './identity/access/members.postgres.ts';
import { postgresApiKeys } from './identity/api-key/api-key.store.ts';
import { dnsProofs } from './identity/company-domains/domain-proof.ts';
import { postgresDomains } from './identity/company-domains/domains.store.ts';
import { postgresEmailChanges } from './identity/email-address/email-changes.ts';
import { postgresFormDrafts, sweepFormDrafts } from './identity/form-draft/form-drafts.ts';
import { startImageSweep } from './identity/image/image-sweep.ts';
import { createImages } from './identity/image/images.ts';
import { postgresInvitations } from './identity/invitation/invitation.store.ts';
import { postgresMailTokens } from './identity/mail-token/mail-token.store.ts';
import { postgresPartners } from './identity/partnership/partners.postgres.ts';
import { createIssuer } from './identity/session/issuer.ts';
import { postgresSessions } from './identity/session/session.store.ts';
import { postgresSignIns } from './identity/session/sign-ins.ts';
import { postgresTwoFactors } from './identity/two-factor/two-factor.store.ts';
import { HOUR_MS, startHourly } from './kernel/hourly.ts';
import { postgresTenantStatuses } from './landlord/company/tenant-statuses.ts';
import { answerUploads } from './library/upload/answer-uploads.ts';
import { openUploads, startUploadSweep } from './library/upload/uploads.ts';
import { openCandidateDocuments } from './recruiting/candidate/document-uploads.ts';
import { postgresPortalAccesses, sweepPortalAccesses } from './recruiting/candidate/portal-access.store.ts';
import { signingLimits } from './recruiting/contract/contract.limits.ts';
import { sweepContractPdfs } from './recruiting/contract/contract.unsettled.ts';
import { postgresInterviewCompanies } from './recruiting/interview/interview.lookup.ts';
import { postgresJobLookup } from './recruiting/job/job.lookup.ts';
import { postgresLiveTimes } from './recruiting/live-interview/live-times.ts';
import { startReadingDocuments } from './recruiting/profile/document-text.ts';
import { openInterviewAnswers } from './recruiting/response/interview-answer-uploads.ts';
import { openSecrets } from './secrets.ts';
import { systemLimit } from './system/system-limit.ts';
import { openLessonAnswers } from './training/assignment/lesson-answer-uploads.ts';
import { postgresOutsideJoins } from './training/public-training/outside-joins.ts';
import { postgresTrainingPeople } from './training/schedule/people.ts';

export const commandSettings = [
  'COMMAND_DATABASE_URL',
  'KEYS_DATABASE_URL',
  'EVENT_STORE_URL',
  'POOL_SIZE',
  'RATE_LIMIT_AUTH',
  'RATE_LIMIT_API',
  'RATE_LIMIT_SYSTEM',
  'TOKEN_MINUTES',
  'REFRESH_MINUTES',
  'TRUST_PROXY',
  'SYSTEM_SECRET',
  'FILES_DIR',
  'S3_URL',
  'STORAGE_QUOTA_BYTES',
  'CLAMD_URL',
  'PUBLIC_URL',
  'INBOUND_DOMAIN',
  'INBOUND_SECRET',
  'DNS_SERVERS',
  'DOCUMENT_CERTIFICATE',
  'DOCUMENT_CERTIFICATE_PASSWORD',
  'WEBHOOK_ALLOW_PRIVATE',
] as const;
export type CommandSettings = Pick<Settings, (typeof commandSettings)[number]>;

export type CommandServiceDeps = {
  log: Logger;
  clock: Clock;
  /** Shared by the services of one process; otherwise opened from the settings. */
  events?: Pick<Events, 'store' | 'feed' | 'keys'>;
};

/** Companies whose rights this process changes at the same time. */
const CHANGES_AT_ONCE = 3;
/** Sign-ups at the same time, where the others' connections are a pooler's. */
const SIGN_UPS_AT_ONCE = 3;

/** Decides: HTTP command → decider → events appended. The only writer of events and of the access tables. */
export const commandService = async (settings: CommandSettings, deps: CommandServiceDeps): Promise<Service> => {
  const { log, clock } = deps;
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl, POOL_SIZE: poolSize } = settings;
  const { EVENT_STORE_URL: eventStoreUrl } = settings;
  const given = await givenDocumentKey(settings.DOCUMENT_CERTIFICATE, settings.DOCUMENT_CERTIFICATE_PASSWORD);
  const certificate = (): Readiness[] => (given ? [documentKeyReadiness(given, clock())] : []);
  for (const { state, detail } of certificate()) if (state === 'degraded') log.warn(detail);
  const opened = deps.events
    ? undefined
    : await openEvents({ url, eventStoreUrl, keysUrl, poolSize, log, catalogue: eventCatalogue });
  const { store, feed, keys } = deps.events ?? (opened as Events);
  const pool = openPool(url, poolSize, log);
  const changes = openPool(url, CHANGES_AT_ONCE, log);
  const changeTurn = inTurn();
  const sessions = isPooled(url) ? openPool(sessionUrl(url), SIGN_UPS_AT_ONCE, log) : pool;
  const { signingKey, nameKey } = await openSecrets(pool, clock());
  const { authorize, tokens } = openAccess(pool, clock, settings.SYSTEM_SECRET);
  const lifetimes = { tokenMinutes: settings.TOKEN_MINUTES, refreshMinutes: settings.REFRESH_MINUTES };
  const jobLookup = postgresJobLookup(pool);
  const backgroundTasks = openBackgroundTasks(log);
  const files = openFiles(settings);
  const documents = postgresStoredDocuments(pool);
  const folderPlaces = postgresFolderPlaces(pool);
  const contractAddresses = postgresContractAddresses(pool);
  const commands = createCommands({
    store,
    keys,
    nameKey,
    jobLookup,
    files,
    documents,
    folderPlaces,
    contractAddresses,
  });
  const images = createImages(store, files);
  const scan = openScanner(settings.CLAMD_URL);
  const interviewLookup = { ...postgresInterviewCompanies(pool), ...postgresInterviewLookup(pool) };
  const outsideLearners = postgresOutsideLearners(pool);
  const answers = answerUploads({
    interviews: openInterviewAnswers(store, interviewLookup, commands),
    lessons: openLessonAnswers(store, outsideLearners),
    candidates: openCandidateDocuments(store),
  });
  const uploads = openUploads(
    { files, commands, scan, stored: postgresStoredFiles(pool), answers },
    settings.STORAGE_QUOTA_BYTES,
  );
  const failure = 'old attempts to log in could not be forgotten';
  const stopSweeps = [
    startImageSweep(images, { clock, log }),
    startUploadSweep(uploads, { clock, log }),
    startHourly(sweepScratch, {
      clock,
      log,
      failure: 'work that a killed process left on the disk could not be removed',
    }),
    startHourly((now) => sweepContractPdfs({ store, files }, new Date(now.getTime() - HOUR_MS)), {
      clock,
      log,
      failure: 'PDFs of contracts that were left open could not be settled',
    }),
    startReadingDocuments({ pool, store, files }, { clock, log }),
    startHourly((now) => sweepLoginAttempts(pool, now), { clock, log, failure }),
    startHourly((now) => sweepFormDrafts(pool, now), { clock, log, failure: 'old drafts could not be forgotten' }),
    startHourly((now) => sweepPortalAccesses(pool, now), {
      clock,
      log,
      failure: 'old passwords could not be forgotten',
    }),
  ];
  const reconciler = startReconciler({ pool: changes, feed, store, keys, clock, log });

  const { app, metrics } = commandApp(
    {
      clock,
      authorize,
      tokens,
      limitAuth: sharedRateLimit(settings.RATE_LIMIT_AUTH, { pool, name: 'auth' }),
      limitSigning: signingLimits(settings.RATE_LIMIT_AUTH),
      payloadKey: nameKey,
      limitEmail: sharedRateLimit(settings.RATE_LIMIT_AUTH, { pool, name: 'email' }),
      limitSystem: systemLimit(settings.RATE_LIMIT_SYSTEM),
      commands,
      store,
      jobLookup,
      trainingPeople: postgresTrainingPeople(pool),
      outsideLearners,
      outsideJoins: postgresOutsideJoins(changes, changeTurn),
      interviewLookup,
      liveTimes: postgresLiveTimes(pool),
      webhookSecrets: postgresWebhookSecrets(pool, keys),
      deliveries: postgresDeliveries(pool),
      sentMails: postgresSentMails(pool),
      inbound: settings,
      feed,
      commandsOver: commandsOver({ keys, nameKey, files }),
      isPrivate: settings.WEBHOOK_ALLOW_PRIVATE ? async () => false : isPrivateLink,
      accounts: postgresAccounts(pool, sessions),
      members: postgresMembers(pool, changes, changeTurn),
      partners: postgresPartners(pool),
      invitations: postgresInvitations(pool),
      portalAccesses: postgresPortalAccesses(pool, nameKey),
      apiKeys: postgresApiKeys(pool),
      domains: postgresDomains(pool),
      domainProofs: dnsProofs(settings.DNS_SERVERS),
      baseDomain: baseDomainOf(settings.PUBLIC_URL),
      publicUrl: settings.PUBLIC_URL.replace(/\/+$/, ''),
      sessions: postgresSessions(pool),
      tenantStatuses: postgresTenantStatuses(pool),
      signIns: postgresSignIns(pool),
      loginAttempts: postgresLoginAttempts(pool, nameKey),
      mailTokens: postgresMailTokens(pool),
      emailChanges: postgresEmailChanges(pool),
      twoFactors: postgresTwoFactors(pool, keys),
      documentKey: openDocumentKey(pool, { given, host: new URL(settings.PUBLIC_URL).hostname }),
      backgroundTasks,
      images,
      uploads,
      files,
      documents,
      contractAddresses,
      formDrafts: postgresFormDrafts(pool),
      issuer: createIssuer(signingKey, lifetimes),
    },
    { log, trustProxy: settings.TRUST_PROXY, rateLimitApi: settings.RATE_LIMIT_API },
  );

  const database = async (): Promise<Readiness> => {
    try {
      await feed.head();
      return { name: 'command-service', ready: true, state: 'running' };
    } catch (error) {
      return { name: 'command-service', ready: false, state: 'down', detail: (error as Error).message };
    }
  };

  missingKeysMetric(metrics.registry, keys);
  reconcilerMetric(metrics.registry, reconciler);

  return {
    name: 'command-service',
    handle: app,
    readiness: async () => [await database(), reconciler.readiness(), ...certificate()],
    metrics: () => metrics.registry.metrics(),
    close: async () => {
      await Promise.all([reconciler.close(), ...stopSweeps.map((stop) => stop())]);
      await backgroundTasks.settled();
      await Promise.all([...new Set([pool, changes, sessions])].map((opened) => opened.end()));
      await opened?.close();
    },
  };
};
