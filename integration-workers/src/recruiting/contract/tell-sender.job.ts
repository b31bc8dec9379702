import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  title: string | null;
  reason: string;
  email: string;
  name: string;
  locale: string;
  company: string;
};
/** The contract, and whoever has sent it as long as they work in the company. A bulk send tells on its own page what became of all of them, and who declined at once. */
const SENDER = {
  projections: ['recruiting.contract'],
  text: `select m.user_id as "userId", c.title, c.reason, a.email, a.name, a.locale, t.name as company from read.contract c
    join access.tenant t on t.tenant_id = c.tenant_id
    join access.membership m on m.tenant_id = c.tenant_id and m.user_id::text = c.sent_by
    join access.account a on a.user_id = m.user_id
    where c.tenant_id = $1 and c.id = $2 and (c.batch_id is null or $3 = 'declined')`,
};

/** Tells whoever has sent a contract what became of it. */
export const tellSender = productMailJob({
  name: 'recruiting.contract.tell-sender',
  payload: z.strictObject({ contractId: Id, outcome: z.enum(['finished', 'declined', 'expired']) }),
  recipients: async ({ data: { contractId, outcome }, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...SENDER, values: [cause.tenantId, contractId, outcome] });
    return rows.flatMap(({ userId, title, reason, email, name, locale, company }) => {
      if (title === null) return [];
      const url = inCompany(`${publicUrl}/t/recruiting/contracts/${contractId}/view`, cause.tenantId);
      const values = {
        ...{ 'user.name': name, 'company.name': company },
        ...{ 'contract.title': title, 'contract.staff_link': { url } },
      };
      const mail =
        outcome === 'declined'
          ? productMailWith('sender-contract-declined', { ...values, 'contract.reason': reason })
          : productMailWith(`sender-contract-${outcome}`, values);
      const said = Locale.catch(DEFAULT_LOCALE).parse(locale);
      return [{ ...mail, to: email, subjectId: contractId, readerId: userId, locale: said }];
    });
  },
});
