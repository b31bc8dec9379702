import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  DAILY_MAILS,
  type MailAllowanceCommand,
  mailAllowanceIdOf,
} from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import type { MailAllowanceEvent } from 'contracts/recruiting/candidate-mail/mail-allowance.events';
import { describe, it } from 'vitest';
import { mailAllowanceDecider } from './mail-allowance.decider.ts';

const given = DeciderSpecification.for(mailAllowanceDecider);
const by = { metadata: exampleCause };
const day = '2026-03-02';
const spend = (request: string, count: number): MailAllowanceCommand => ({
  ...by,
  type: 'SpendMailAllowance',
  data: { day, askedId: derivedId(request), count },
});
const spent = (request: string, count: number): MailAllowanceEvent => {
  const mailAllowanceId = mailAllowanceIdOf(exampleCause.tenantId, day);
  return caused(by, 'MailAllowanceSpent', { mailAllowanceId, day, askedId: derivedId(request), count });
};

describe('what a company may write to candidates on a day', () => {
  it('given nothing written, when as many are asked for as a day has, then they are counted', () =>
    given([])
      .when(spend('one', DAILY_MAILS))
      .then([spent('one', DAILY_MAILS)]));

  it('given all but two written, when three are asked for, then it is refused', () =>
    given([spent('one', DAILY_MAILS - 2)])
      .when(spend('two', 3))
      .thenThrows(Rejection, ({ code, left }) => code === 'mail-daily-cap-reached' && left === 2));

  it('given a request that was counted, when it comes again on a day with nothing left, then nothing happens', () =>
    given([spent('one', 3), spent('two', DAILY_MAILS - 3)])
      .when(spend('one', 3))
      .thenNothingHappened());

  it('given nobody who can be reached, when counted, then nothing happens', () =>
    given([]).when(spend('one', 0)).thenNothingHappened());
});
