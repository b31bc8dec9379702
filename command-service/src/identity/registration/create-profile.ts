import type { CommandMetadata } from 'contracts/kernel/message';
import type { Commands } from '#command-service/commands';

export type ProfileInput = { firstName: string; lastName: string; phone: string };

const unsaid = { location: '', postalCode: '', country: null };

/** The profile of an account that signs up as a candidate. Done again, nothing happens. */
export const createProfile = async (
  commands: Pick<Commands, 'profile'>,
  { userId, details, metadata }: { userId: string; details: ProfileInput; metadata: CommandMetadata },
): Promise<void> => {
  const data = { userId, ...unsaid, ...details };
  const idempotencyKey = `registration-${userId}`;
  await commands.profile(userId, { type: 'CreateProfile', data, metadata: { ...metadata, idempotencyKey } });
};
