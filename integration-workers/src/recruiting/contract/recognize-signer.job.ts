import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Contracts that are signed under an address become those of the account that has shown it to be its own (docs/product.md SIG-35). */
export const recognizeSigner = job({
  name: 'recruiting.contract.recognize-signer',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, tools) => {
    let after: Id | null = null;
    do after = await tools.recognizeSigner(cause, { userId, after });
    while (after !== null);
  },
});
