import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { offReasons } from './webhook.choices.ts';

/** For our own workers: the consumer is gone, or has failed for days. */
export const SwitchOffWebhook = z.strictObject({ reason: z.enum(offReasons) });

export const webhookCommandsOfSystem = systemCommands('tenant', { SwitchOffWebhook });

/** Beside creating, changing and removing it. */
export type WebhookCommand =
  | Command<'RotateWebhookSecret'>
  | Command<'TestWebhook'>
  | Command<'SwitchOffWebhook', z.infer<typeof SwitchOffWebhook>>
  | Command<'RequestWebhookResend', { deliveryId: Id }>;

/** Every way this aggregate may refuse beyond those of any entity: one problem type and one translation key each. */
export type WebhookRejection = 'webhook-switched-off'; // nothing is sent again while it is off
