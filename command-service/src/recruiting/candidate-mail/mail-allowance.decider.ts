import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  DAILY_MAILS,
  type MailAllowanceCommand,
  type MailAllowanceRejection,
  mailAllowanceIdOf,
} from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import type { MailAllowanceEvent } from 'contracts/recruiting/candidate-mail/mail-allowance.events';

/** How many were written on a day, by the request that asked for them. */
export type MailAllowance = ReadonlyMap<string, number>;

const initialState = (): MailAllowance => new Map();

const evolve = (spent: MailAllowance, { data }: MailAllowanceEvent): MailAllowance =>
  new Map([...spent, [data.askedId, data.count]]);

/** Throws where more are asked for than are left. */
export const requireLeft = (spent: MailAllowance, count: number): void => {
  const left = DAILY_MAILS - [...spent.values()].reduce((sum, one) => sum + one, 0);
  if (count <= left) return;
  const detail = `${left} of ${DAILY_MAILS} mails to candidates are left for today.`;
  throw new Rejection<MailAllowanceRejection>('mail-daily-cap-reached', 409, { detail, left });
};

/** What was counted already is not counted again. */
const decide = (command: MailAllowanceCommand, spent: MailAllowance): MailAllowanceEvent[] => {
  const { data, metadata } = command;
  if (spent.has(data.askedId) || data.count === 0) return [];
  requireLeft(spent, data.count);
  const mailAllowanceId = mailAllowanceIdOf(metadata.tenantId, data.day);
  return [caused(command, 'MailAllowanceSpent', { mailAllowanceId, ...data })];
};

export const mailAllowanceDecider: Decider<MailAllowance, MailAllowanceCommand, MailAllowanceEvent> = {
  initialState,
  evolve,
  decide,
};
