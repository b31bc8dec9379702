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
  isCodeAwaited: boolean;
  email: string;
  name: string;
  locale: string;
  company: string;
};
/** The contract, and whoever has sent it as long as they work in the company. A bulk send tells on its own page what became of all of them, and who declined or forwarded at once. */
const SENDER = {
  projections: ['recruiting.contract'],
  text: `select m.user_id as "userId", c.title, c.reason, a.email, a.name, a.locale, t.name as company,
      c.progress @> '[{"isCodeAwaited": true}]' as "isCodeAwaited" from read.contract c
    join access.tenant t on t.tenant_id = c.tenant_id
    join access.membership m on m.tenant_id = c.tenant_id and m.user_id::text = c.sent_by
    join access.account a on a.user_id = m.user_id
    where c.tenant_id = $1 and c.id = $2 and (c.batch_id is null or $3 in ('declined', 'forwarded'))
      and c.sent_by <> $4`,
};

const codeHints: Record<Locale, string> = {
  'en-us':
    'The access code was told to somebody else. Give the new signer a code of their own: until then they cannot open it.',
  'pt-br':
    'O código de acesso era de outra pessoa. Dê ao novo signatário um código próprio: até lá ele não consegue abrir o contrato.',
};

/** Tells whoever has sent a contract what became of it. */
export const tellSender = productMailJob({
  name: 'recruiting.contract.tell-sender',
  /** `by`: who has done it, and need not be told. */
  payload: z.strictObject({
    contractId: Id,
    outcome: z.enum(['finished', 'declined', 'expired', 'forwarded', 'voided']),
    by: z.string().optional(),
  }),
  recipients: async ({ data: { contractId, outcome, by = '' }, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...SENDER, values: [cause.tenantId, contractId, outcome, by] });
    return rows.flatMap(({ userId, title, reason, isCodeAwaited, email, name, locale, company }) => {
      if (title === null) return [];
      const url = inCompany(`${publicUrl}/t/recruiting/contracts/${contractId}/view`, cause.tenantId);
      const values = {
        ...{ 'user.name': name, 'company.name': company },
        ...{ 'contract.title': title, 'contract.staff_link': { url } },
      };
      const said = Locale.catch(DEFAULT_LOCALE).parse(locale);
      const codeHint = isCodeAwaited ? codeHints[said] : '';
      const mail =
        outcome === 'declined'
          ? productMailWith('sender-contract-declined', { ...values, 'contract.reason': reason })
          : outcome === 'forwarded'
            ? productMailWith('sender-contract-forwarded', { ...values, 'contract.code_hint': codeHint })
            : productMailWith(`sender-contract-${outcome}`, values);
      return [{ ...mail, to: email, subjectId: contractId, readerId: userId, locale: said }];
    });
  },
});
