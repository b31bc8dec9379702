import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';

type Row = { userId: string; title: string | null; reason: string; email: string; name: string; locale: string };
/** The contract, and whoever has sent it as long as they work in the company. A bulk send tells on its own page what became of all of them, and who declined at once. */
const SENDER = {
  projections: ['recruiting.contract'],
  text: `select m.user_id as "userId", c.title, c.reason, a.email, a.name, a.locale from read.contract c
    join access.membership m on m.tenant_id = c.tenant_id and m.user_id::text = c.sent_by
    join access.account a on a.user_id = m.user_id
    where c.tenant_id = $1 and c.id = $2 and (c.batch_id is null or $3 = 'declined')`,
};

/** Tells whoever has sent a contract what became of it. */
export const tellSender = mailJob({
  name: 'recruiting.contract.tell-sender',
  kind: 'contract',
  payload: z.strictObject({ contractId: Id, outcome: z.enum(['finished', 'declined', 'expired']) }),
  recipients: async ({ data: { contractId, outcome }, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...SENDER, values: [cause.tenantId, contractId, outcome] });
    return rows.flatMap(({ userId, title, reason, email, name, locale }) => {
      if (title === null) return [];
      const link = inCompany(`${publicUrl}/t/recruiting/contracts/${contractId}/view`, cause.tenantId);
      const values = { name, title, reason, outcome, link };
      const said = Locale.catch(DEFAULT_LOCALE).parse(locale);
      return [{ to: email, subjectId: contractId, readerId: userId, locale: said, values }];
    });
  },
  texts: {
    'en-us': ({ name, title, reason, outcome, link }) => ({
      subject: {
        finished: `Signed by everybody: ${title}`,
        declined: `Declined: ${title}`,
        expired: `Expired: ${title}`,
      }[outcome],
      paragraphs: [
        `Hello ${name},`,
        {
          finished: `everybody has signed “${title}”. The signed document is ready:`,
          declined: `a signer declined to sign “${title}”. Their reason: ${reason}`,
          expired: `“${title}” has expired before everybody had signed.`,
        }[outcome],
        link,
      ],
    }),
    'pt-br': ({ name, title, reason, outcome, link }) => ({
      subject: {
        finished: `Assinado por todos: ${title}`,
        declined: `Recusado: ${title}`,
        expired: `Expirado: ${title}`,
      }[outcome],
      paragraphs: [
        `Olá, ${name},`,
        {
          finished: `todos assinaram “${title}”. O documento assinado está pronto:`,
          declined: `um signatário se recusou a assinar “${title}”. Motivo: ${reason}`,
          expired: `“${title}” expirou antes que todos assinassem.`,
        }[outcome],
        link,
      ],
    }),
  },
});
