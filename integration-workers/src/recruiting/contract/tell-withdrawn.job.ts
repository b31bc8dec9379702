import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { unlessRefused } from '#integration-workers/engine/command';
import { ASKED } from './tell-signers.job.ts';

const COLLEAGUE = {
  projections: [],
  text: `select a.user_id as "userId", a.name from access.account a
    join access.membership m on m.user_id = a.user_id where m.tenant_id = $1 and a.email = $2`,
};

/**
 * Tells those of the company who sign a contract that it is withdrawn, before it is erased with whom it is about. Of the others nobody
 * knows who that is; and nothing is said of the contract, for that would outlive the erasure.
 */
export const tellWithdrawn = productMailJob({
  name: 'recruiting.contract.tell-withdrawn',
  payload: z.strictObject({ contractId: Id }),
  recipients: async ({ data: { contractId }, cause }, { read, contractToken }) => {
    const { tenantId } = cause;
    const rows = await read<{ signerId: string }>(cause, { ...ASKED, values: [tenantId, contractId] });
    const found = await Promise.all(
      rows.map(async ({ signerId }) => {
        const one = await unlessRefused(contractToken({ tenantId, contractId, signerId }), 'not-found');
        if (!one) return [];
        const { email, company, locale } = one;
        const people = await read<{ userId: string; name: string }>(cause, { ...COLLEAGUE, values: [tenantId, email] });
        return people.map(({ userId, name }) => ({
          ...productMailWith('contract-withdrawn', { 'user.name': name, 'company.name': company }),
          ...{ to: email, subjectId: userId, target: userId, locale },
        }));
      }),
    );
    return found.flat();
  },
});
