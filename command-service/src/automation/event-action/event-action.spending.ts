import type { ActionKind } from 'contracts/automation/event-action/event-action.choices';
import type { HourlyActions } from 'contracts/automation/event-action/event-action.limits';
import { streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { DAILY_MAILS, mailAllowanceIdOf } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import type { MailAllowanceEvent } from 'contracts/recruiting/candidate-mail/mail-allowance.events';
import type { EventStore } from 'platform/event-store/event-store';

const HOUR_MS = 3_600_000;

/** What the runs of one dry run would have done of what a company's rules may do; asked in order of time. */
export type Spending = {
  /** Whether an action is within the limits of its hour (docs/product.md AUT-50). What is refused counts for nothing. */
  actions(kind: ActionKind, count: number, at: Date): boolean;
  /** Whether one more mail to a candidate is within those of its day (docs/product.md REC-65), beside what was written until then. */
  candidateMail(at: Date): Promise<boolean>;
};

const isLimited = (limits: HourlyActions, kind: string): kind is keyof HourlyActions => kind in limits;

type Written = { at: number; count: number };

export const openSpending = (
  store: EventStore,
  { tenantId, limits, timeZone }: { tenantId: string; limits: HourlyActions; timeZone: string },
): Spending => {
  const spent = new Map<string, number>();
  const days = new Map<string, Promise<Written[]>>();

  /** What was really written on a day. */
  const writtenOn = async (day: string): Promise<Written[]> => {
    const stream = streamName('mailAllowance', tenantId, mailAllowanceIdOf(tenantId, day));
    const { events } = await store.readStream(stream);
    return (events as unknown as (MailAllowanceEvent & Event)[]).map(({ data: { count }, metadata }) => ({
      at: Date.parse(metadata.occurredAt),
      count,
    }));
  };

  return {
    actions: (kind, count, at) => {
      const hour = Math.floor(at.getTime() / HOUR_MS);
      const kinds = ['all', kind].filter((one) => isLimited(limits, one));
      const counted = kinds.map((one) => ({
        one,
        key: `${hour} ${one}`,
        sum: (spent.get(`${hour} ${one}`) ?? 0) + count,
      }));
      if (counted.some(({ one, sum }) => sum > limits[one])) return false;
      for (const { key, sum } of counted) spent.set(key, sum);
      return true;
    },
    candidateMail: async (at) => {
      const day = dayName(dayOf(timeZone, at.getTime()));
      const written = days.get(day) ?? writtenOn(day);
      days.set(day, written);
      const before = (await written).filter((one) => one.at <= at.getTime()).reduce((sum, { count }) => sum + count, 0);
      const own = spent.get(day) ?? 0;
      if (before + own >= DAILY_MAILS) return false;
      spent.set(day, own + 1);
      return true;
    },
  };
};
