import { CHANGE_LIFETIME } from 'contracts/identity/email-address/email-address.commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { Commands } from '#command-service/commands';
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';
import type { EmailChanges } from './email-changes.ts';

export const purposeOf = { old: 'email-change-old', new: 'email-change-new' } as const;

type Deps = { emailChanges: EmailChanges; mailTokens: Pick<MailTokens, 'revoke'> };

/** No link of a change that was under way works any more. */
export const forgetChange = async ({ emailChanges, mailTokens }: Deps, userId: string): Promise<void> => {
  await emailChanges.remove(userId);
  for (const purpose of Object.values(purposeOf)) await mailTokens.revoke({ purpose, subjectId: userId });
};

/** Links go to both addresses; one that was under way is no more. Answers the position. */
export const startChange = async (
  deps: Deps & { commands: Pick<Commands, 'emailAddress'> },
  { userId, email, metadata }: { userId: string; email: string; metadata: CommandMetadata },
): Promise<string> => {
  await forgetChange(deps, userId);
  await deps.emailChanges.put(userId, email, new Date(metadata.now.getTime() + CHANGE_LIFETIME * 1_000));
  const command = { type: 'RequestEmailChange' as const, data: { userId, email }, metadata };
  return (await deps.commands.emailAddress(userId, command)).position;
};
