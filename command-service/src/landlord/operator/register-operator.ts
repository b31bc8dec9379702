import { newId } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Commands } from '#command-service/commands';
import { createAccount, Person, type RegisterDeps } from '#command-service/identity/create-account';
import { byHand } from '#command-service/identity/registration-cause';
import { setOperator } from './grant-operator.ts';

type Deps = RegisterDeps & { commands: Pick<Commands, 'operator'>; pool: Pool };

/** An account that runs the installation and belongs to no company. Throws `email-taken`. */
export const registerOperator = async (
  deps: Deps,
  { person: wish, userId, now }: { person: z.input<typeof Person>; userId?: string; now: Date },
): Promise<{ userId: string }> => {
  const person = Person.parse(wish);
  const wanted = userId ?? newId(now);
  const ids = { wanted, trusted: userId !== undefined, isVerified: true, causeOf: byHand(now) };
  const made = await createAccount(deps, { ...ids, person, now });
  await setOperator(deps, { userId: made, isGranted: true, now });
  return { userId: made };
};
