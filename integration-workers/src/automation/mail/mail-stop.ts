import { isOptional, type MailKind } from 'contracts/automation/mail/mail-kinds';
import type { AddressStop, MailStop } from 'contracts/automation/mail-address/mail-address.choices';
import { GLOBAL } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

type Marks = { unsubscribedAt: Date | null; stop: AddressStop | null };

const MARKS = {
  projections: ['automation.mailAddress'],
  text: `select unsubscribed_at as "unsubscribedAt", stop from read.mail_address where tenant_id = $1 and address = lower($2)`,
};

/** Why a mail about something in a company does not go to an address, as the company knows it. Mails about accounts go to whoever has one. */
export const stopOf = async (
  { to, kind }: { to: string; kind: MailKind },
  cause: Cause,
  { read }: Pick<Tools, 'read'>,
): Promise<MailStop | null> => {
  if (cause.tenantId === GLOBAL || kind === 'account') return null;
  const [marks] = await read<Marks>(cause, { ...MARKS, values: [cause.tenantId, to] });
  if (marks?.stop) return `mail-${marks.stop}`;
  return marks?.unsubscribedAt && isOptional(kind) ? 'mail-unsubscribed' : null;
};
