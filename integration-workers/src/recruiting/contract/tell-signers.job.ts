import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

const outcomes = ['voided', 'declined', 'expired'] as const;

/** Those who had a link, without who has ended it. */
export const ASKED = {
  projections: ['recruiting.contract'],
  text: `select one ->> 'signerId' as "signerId" from read.contract c
    cross join lateral jsonb_array_elements(c.progress) with ordinality as signers (one, place)
    where c.tenant_id = $1 and c.id = $2 and not c.erased and one ->> 'askedAt' is not null and one ->> 'status' <> 'declined'
    order by signers.place`,
};

/** Tells those who were asked to sign that there is nothing to sign any more. Like their links, the mail is for one mailbox alone. */
export const tellSigners = productMailJob({
  name: 'recruiting.contract.tell-signers',
  payload: z.strictObject({ contractId: Id, outcome: z.enum(outcomes) }),
  recipients: async ({ data: { contractId, outcome }, cause }, { read, contractToken, publicUrl }) => {
    const { tenantId } = cause;
    const rows = await read<{ signerId: string }>(cause, { ...ASKED, values: [tenantId, contractId] });
    const found = await Promise.all(
      rows.map(async ({ signerId }): Promise<Addressee[]> => {
        const one = await unlessRefused(contractToken({ tenantId, contractId, signerId }), 'not-found');
        if (!one) return [];
        const { token, email, name, locale, company, title, isSigned } = one;
        const url = `${publicUrl}/c/sign?lang=${locale}#${token}`;
        const mail = productMailWith(`contract-${outcome}`, {
          ...{ 'contract.signer': name, 'company.name': company, 'contract.title': title },
          'contract.link': isSigned ? { url } : '',
        });
        return [{ ...mail, to: email, subjectId: contractId, tenantId: GLOBAL, target: signerId, locale }];
      }),
    );
    return found.flat();
  },
});
