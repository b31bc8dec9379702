import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const ConfirmReceipt = z.strictObject({ applicationId: Id, candidateId: Id, userId: Id });
export type ConfirmReceipt = z.infer<typeof ConfirmReceipt>;

/** Tells an applicant by mail that their application has arrived. */
export const confirmReceipt = job({
  name: 'recruiting.application.confirm-receipt',
  payload: ConfirmReceipt,
  load: () => import('./confirm-receipt.handler.ts'),
});
