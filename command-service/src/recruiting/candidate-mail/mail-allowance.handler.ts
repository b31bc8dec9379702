import { asyncRetry, isExpectedVersionConflictError } from '@event-driven-io/emmett';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { mailAllowanceIdOf } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import type { EventStore } from 'platform/event-store/event-store';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { handler, stateOf } from '#command-service/kernel/command';
import { mailAllowanceDecider, requireLeft } from './mail-allowance.decider.ts';

/** Who sends at the same moment waits for each other. Milliseconds. */
const RETRY = {
  retries: 6,
  minTimeout: 5,
  maxTimeout: 100,
  randomize: true,
  shouldRetryError: isExpectedVersionConflictError,
};

const sendAllowance = handler('mailAllowance', mailAllowanceDecider);

/** What a company may still write to candidates today, in its own time zone (docs/product.md REC-65). */
export const mailAllowances = (store: EventStore) => {
  const send = sendAllowance(store);
  const today = async (tenantId: string, now: Date): Promise<string> => {
    const company = await stateOf(store, streamName('company', tenantId, tenantId), companyDecider);
    const { timeZone } = company.status === 'registered' ? company.profile : defaultProfile;
    return dayName(dayOf(timeZone, now.getTime()));
  };
  return {
    /** Throws where so many are not left; counts nothing. */
    require: async (tenantId: string, now: Date, count: number): Promise<void> => {
      const id = mailAllowanceIdOf(tenantId, await today(tenantId, now));
      requireLeft(await stateOf(store, streamName('mailAllowance', tenantId, id), mailAllowanceDecider), count);
    },
    /** Counts them before the first is written, once for what asked for them. */
    spend: async (metadata: CommandMetadata, { askedId, count }: { askedId: string; count: number }): Promise<void> => {
      const day = await today(metadata.tenantId, metadata.now);
      const command = { type: 'SpendMailAllowance' as const, data: { day, askedId, count }, metadata };
      await asyncRetry(() => send(mailAllowanceIdOf(metadata.tenantId, day), command), RETRY);
    },
  };
};
