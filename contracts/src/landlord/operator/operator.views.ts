import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { Permission } from '#contracts/kernel/permission';

/** Who runs the installation, as their own area knows them. */
export const OperatorView = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  locale: Locale,
  timeZone: z.string().nullable(),
  permissions: z.array(Permission),
});
export type OperatorView = z.infer<typeof OperatorView>;
