import { newId } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Commands } from '#command-service/commands';
import { createAccount, Person, type RegisterDeps } from '#command-service/identity/registration/create-account';
import { byHand } from '#command-service/identity/registration/registration.cause';
import { setPlatformAdmin } from './grant-platform-admin.ts';

type Deps = RegisterDeps & { commands: Pick<Commands, 'platformAdmin'>; pool: Pool };

/** A platform admin, who belongs to no company. Throws `email-taken`. */
export const registerPlatformAdmin = async (
  deps: Deps,
  { person: input, userId, now }: { person: z.input<typeof Person>; userId?: string; now: Date },
): Promise<{ userId: string }> => {
  const person = Person.parse(input);
  const wanted = userId ?? newId(now);
  const ids = { wanted, trusted: userId !== undefined, isVerified: true, causeOf: byHand(now) };
  const made = await createAccount(deps, { ...ids, person, now });
  await setPlatformAdmin(deps, { userId: made, isGranted: true, now });
  return { userId: made };
};
