import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { Permission } from '#contracts/kernel/permission';

/** Platform admins, as their own area knows them. */
export const PlatformAdminView = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  locale: Locale,
  timeZone: z.string().nullable(),
  permissions: z.array(Permission),
});
export type PlatformAdminView = z.infer<typeof PlatformAdminView>;
