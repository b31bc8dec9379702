import type { ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import type { TenantAuth } from 'contracts/kernel/auth';
import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { MailAllowanceRejection } from 'contracts/recruiting/candidate-mail/mail-allowance.commands';
import type { MailContext } from '#command-service/context';

export type Senders = Pick<MailContext, 'store' | 'accounts'>;

/** Who answers for what is sent: the person who asks, or who made the key that does. */
const answeringFor = async ({ store }: Senders, auth: TenantAuth): Promise<string> => {
  if ('userId' in auth) return auth.userId;
  const stream = streamName('api-key', auth.tenantId, auth.apiKeyId);
  const { events } = await store.readStream<ApiKeyEvent>(stream, { maxCount: 1n });
  return events[0]?.metadata.actor.id ?? '';
};

/** Only whose address is confirmed writes to candidates (docs/product.md REC-66). */
export const requireVerifiedSender = async (context: Senders, auth: TenantAuth): Promise<void> => {
  const account = await context.accounts.find(await answeringFor(context, auth));
  if (!account?.isVerified) throw new Rejection<MailAllowanceRejection>('mail-sender-unverified', 403);
};
