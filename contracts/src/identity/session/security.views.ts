import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** As the browser says of itself; null where it does not. */
const device = { browser: z.string().nullable(), system: z.string().nullable(), ip: z.string().nullable() };

export const SessionView = z.object({
  id: Id,
  ...device,
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const SignInView = z.object({
  id: Id,
  ...device,
  at: z.iso.datetime(),
  outcome: z.enum(['success', 'failure']),
  /** Neither this browser nor this system had logged in to the account before. */
  isNewDevice: z.boolean(),
});
export type SignInView = z.infer<typeof SignInView>;
