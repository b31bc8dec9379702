import { z } from 'zod';
import { derivedId, type Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';

/** Somebody who learned in a company, whether they still work there or not. */
export const learnerIdOf = (tenantId: Id, userId: Id): Id => derivedId('learner', tenantId, userId);

/** The stream is the account's own id in the company. */
export type LearnerCommand = Command<'EraseLearner' | 'ExportLearner', { userId: Id }>;

export const learnerCommandsOfSystem = systemCommands('tenant', {
  EraseLearner: z.strictObject({}),
  ExportLearner: z.strictObject({}),
});
