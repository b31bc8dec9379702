import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { SuspensionReason } from './suspension.events.ts';

export const SuspendTenant = z.strictObject({ reason: SuspensionReason });

/** Of two platform admins who suspend at once the first one's reason stands, and both are answered that it is so. */
export type SuspensionCommand =
  | Command<'SuspendTenant', { tenantId: Id; reason: string }>
  | Command<'ReinstateTenant', { tenantId: Id }>;

/** Every way this aggregate may refuse. */
export type SuspensionRejection = 'company-not-found';
