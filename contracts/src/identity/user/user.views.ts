import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { mutableMails } from './user.choices.ts';

/** What somebody may change of their account by themselves; `me` tells of it too. */
export const UserView = z.object({
  id: Id,
  name: z.string(),
  locale: Locale,
  timeZone: z.string().nullable(),
  mutedMails: z.array(z.enum(mutableMails)),
});
export type UserView = z.infer<typeof UserView>;
