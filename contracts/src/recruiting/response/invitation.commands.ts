import { z } from 'zod';
import { systemCommands } from '#contracts/kernel/system-command';

/** Whoever applied to an open interview is invited to it at once, under the id of their interview. */
export const invitationCommandsOfSystem = systemCommands('tenant', { InviteApplicant: z.strictObject({}) });
