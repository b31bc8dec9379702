import { Id } from 'contracts/kernel/id';
import { importFolder } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes the rows of an import that is done: what they said lies with the candidates alone, where it can be erased. */
export const forgetRows = job({
  name: 'recruiting.candidate-import.forget-rows',
  payload: z.strictObject({ importId: Id }),
  options: FOR_A_DAY,
  handle: ({ data: { importId }, cause: { tenantId } }, { files }) => files.removeAll(importFolder(tenantId, importId)),
});
