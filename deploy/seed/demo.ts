import { createCommands } from 'command-service/commands';
import { openDocumentKey } from 'command-service/document-key';
import { postgresAccounts } from 'command-service/identity/access/accounts';
import { postgresJobLookup } from 'command-service/recruiting/job/job.lookup';
import { openSecrets } from 'command-service/secrets';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Logger } from 'pino';
import type { Events } from 'platform/event-store/events';
import { openPool } from 'platform/postgres/pool';
import { sessionUrl } from 'platform/postgres/pooler';
import type { FileStorage } from 'platform/storage/file-storage';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { planApplicant } from '#deploy/seed/applicant';
import { DAY_MS, daysBefore } from '#deploy/seed/calendar';
import { planContracts } from '#deploy/seed/contracts';
import { demoId } from '#deploy/seed/demo-id';
import { makeGroup } from '#deploy/seed/groups';
import { planHandbook } from '#deploy/seed/handbook';
import { harbor } from '#deploy/seed/harbor/company';
import { harborPartner } from '#deploy/seed/harbor/partner';
import { makeHiring } from '#deploy/seed/hiring';
import { planImport } from '#deploy/seed/import';
import { planLibrary } from '#deploy/seed/library/plan';
import { planLiveInterviews } from '#deploy/seed/live-interviews';
import { giveLogo } from '#deploy/seed/logo';
import { makeMailTemplates, planBounces, planMails } from '#deploy/seed/mails';
import { planMarketplace, registerMarketplace } from '#deploy/seed/marketplace';
import { planOpenInterviews } from '#deploy/seed/open-interviews';
import { makePartner } from '#deploy/seed/partner';
import { planCompany } from '#deploy/seed/plan';
import { planProcessRuns } from '#deploy/seed/process-runs';
import { planPublicTrainings } from '#deploy/seed/public-trainings';
import { makeRatings } from '#deploy/seed/ratings';
import { registerLandlord, registerPeople } from '#deploy/seed/register';
import { planResponses } from '#deploy/seed/responses';
import { planReviews } from '#deploy/seed/reviews';
import { followLearning, planRules } from '#deploy/seed/rules';
import { doStep } from '#deploy/seed/send';
import { summit } from '#deploy/seed/summit/company';
import { planTasks } from '#deploy/seed/tasks';
import { makeTeams } from '#deploy/seed/teams';
import { makeTraining, planNewVersions, planSchedules } from '#deploy/seed/training';
import { makeUserLabels } from '#deploy/seed/user-labels';
import { makeWebhooks } from '#deploy/seed/webhooks';

const companies = [harbor, summit];
/** Both companies were registered before anything in them happened. */
const REGISTERED_DAYS_AGO = 76;

/** The moment the history of the demo leads up to: now, or that of a seed that was interrupted. */
const momentOf = async ({ store }: Pick<Events, 'store'>, now: Date): Promise<Date> => {
  const stream = streamName('tenant', GLOBAL, demoId('tenant', harbor.subdomain, ''));
  const { events } = await store.readStream<TenantEvent>(stream, { maxCount: 1n });
  const begun = events[0]?.metadata.occurredAt;
  return begun === undefined ? now : new Date(Date.parse(begun) + REGISTERED_DAYS_AGO * DAY_MS);
};

/**
 * Makes the demo companies as their staff would have: every command in the order of time, with its own `now`. Run again
 * after it was interrupted, it goes on; run again when all is there, nothing happens.
 */
export const seedDemo = async (options: {
  events: Pick<Events, 'store' | 'keys'>;
  urls: Pick<DatabaseUrls, 'COMMAND_DATABASE_URL'>;
  files: FileStorage;
  log: Pick<Logger, 'warn'>;
  now?: Date;
}): Promise<void> => {
  const { events, urls, files, log } = options;
  const now = await momentOf(events, options.now ?? new Date());
  const registeredAt = daysBefore(now, REGISTERED_DAYS_AGO);
  const pool = openPool(sessionUrl(urls.COMMAND_DATABASE_URL), 2, log);
  try {
    const { nameKey } = await openSecrets(pool, registeredAt);
    const commands = createCommands({ ...events, nameKey, jobLookup: postgresJobLookup(pool), files });
    const documentKey = openDocumentKey(pool, { host: 'localhost' });
    const accounts = postgresAccounts(pool);
    for (const company of companies) await registerPeople({ commands, accounts }, company, registeredAt);
    for (const company of companies) await giveLogo({ commands, accounts, files }, company, registeredAt);
    for (const company of companies) await makeTeams(commands, company, registeredAt);
    for (const company of companies) await makeUserLabels(commands, company, registeredAt);
    for (const company of companies) await makeHiring(commands, company, registeredAt);
    for (const company of companies) await makeMailTemplates(commands, company, registeredAt);
    for (const company of companies) await makeRatings(commands, company, registeredAt);
    for (const company of companies) await makeTraining({ commands, store: events.store }, company, registeredAt);
    for (const company of companies) await makeWebhooks({ commands, pool, keys: events.keys }, company, registeredAt);
    await makeGroup(commands, harbor, { name: harborPartner.group, now: registeredAt });
    await makePartner({ commands, accounts, pool }, { parent: harbor, partner: harborPartner, now: registeredAt });
    await registerLandlord({ commands, accounts, pool }, registeredAt);
    await registerMarketplace({ commands, accounts }, registeredAt);
    const plans = await Promise.all(
      companies.map(async (company) => {
        const planned = await planCompany(company, now);
        const steps = [...planned, ...planMails(company, planned, now), ...planApplicant(company, now)];
        const bounces = planBounces({ commands, company, now }, steps);
        const responses = planResponses({ commands, company, now }, steps);
        const reviews = planReviews({ commands, company, now }, steps);
        const opened = planOpenInterviews({ commands, company, now }, steps);
        const imported = planImport({ commands, files }, company, { now, steps });
        const library = planLibrary({ commands, pool, files }, company, now);
        return [
          ...steps.map((step) => ({ at: step.at, run: () => doStep(commands, company, step) })),
          ...library,
          ...bounces,
          ...planContracts({ commands, store: events.store, files, documentKey, company, now }),
          ...planSchedules({ commands, store: events.store, company, now }),
          ...planNewVersions({ commands, store: events.store, company, now }),
          ...planPublicTrainings({ commands, store: events.store, pool, company, now }),
          ...planTasks({ commands, company, now }),
          ...planHandbook({ commands, company, now }),
          ...planProcessRuns({ commands, company, now }),
          ...responses,
          ...reviews,
          ...opened,
          ...planLiveInterviews({ commands, company, now }, steps),
          ...imported,
          ...planRules({ commands, company, now, registeredAt }, steps),
        ];
      }),
    );
    const inOrder = [...plans.flat(), ...planMarketplace(commands, harbor, now)].sort(
      (one, other) => one.at.getTime() - other.at.getTime(),
    );
    for (const { run } of inOrder) await run();
    for (const company of companies) await followLearning({ commands, store: events.store, company, now });
  } finally {
    await pool.end();
  }
};
