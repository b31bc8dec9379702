import { HOURLY_ACTIONS, type HourlyActions } from 'contracts/automation/event-action/event-action.limits';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { DAILY_MAILS } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { openSpending } from './event-action.spending.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00.000Z`);
const opened = (limits: Partial<HourlyActions>, app = specApp()) =>
  openSpending(app.events.store, {
    ...{ tenantId: exampleTenantId, timeZone: 'UTC' },
    limits: { ...HOURLY_ACTIONS, ...limits },
  });

describe('what a rule that is tried would have spent (AUT-25)', () => {
  it('given limits of an hour, when actions are counted, then each hour has its own, what is refused counts for nothing, and all count together', () => {
    const { actions } = opened({ mail: 3, all: 4 });
    expect(actions('mail', 2, at('09:00'))).toBe(true);
    expect(actions('mail', 2, at('09:59'))).toBe(false);
    expect(actions('mail', 1, at('09:59'))).toBe(true);
    expect(actions('add-label', 1, at('09:59'))).toBe(true);
    expect(actions('add-label', 1, at('09:59'))).toBe(false);
    expect(actions('add-label', 1, at('10:00'))).toBe(true);
  });

  it('given what was really written on a day, when more mails are asked for, then they are counted beside what was written until then', async () => {
    const app = specApp();
    const spend = (asked: string, count: number, now: Date) =>
      app.commands.mailAllowance.spend(
        { ...exampleCause, now, occurredAt: now.toISOString() },
        { askedId: derivedId(asked), count },
      );
    await spend('at noon', DAILY_MAILS - 2, at('12:00'));
    await spend('at night', 2, at('20:00'));
    const { candidateMail } = opened({}, app);
    expect(await candidateMail(at('11:00'))).toBe(true);
    expect(await candidateMail(at('12:00'))).toBe(true);
    expect(await candidateMail(at('12:01'))).toBe(false);
    expect(await candidateMail(new Date('2026-03-03T00:00:00.000Z'))).toBe(true);
  });
});
