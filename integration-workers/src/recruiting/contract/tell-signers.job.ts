import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob, type Recipient } from '#integration-workers/automation/mail/mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

/** `link`: of those who had signed. */
type Values = { name: string; company: string; title: string; outcome: Outcome; link: string };
const outcomes = ['voided', 'declined', 'expired'] as const;
type Outcome = (typeof outcomes)[number];

/** Those who had a link, without who has ended it. */
const ASKED = {
  projections: ['recruiting.contract'],
  text: `select one ->> 'signerId' as "signerId" from read.contract c
    cross join lateral jsonb_array_elements(c.progress) with ordinality as signers (one, place)
    where c.tenant_id = $1 and c.id = $2 and not c.erased and one ->> 'askedAt' is not null and one ->> 'status' <> 'declined'
    order by signers.place`,
};

/** Tells those who were asked to sign that there is nothing to sign any more. Like their links, the mail is for one mailbox alone. */
export const tellSigners = mailJob({
  name: 'recruiting.contract.tell-signers',
  kind: 'contract',
  payload: z.strictObject({ contractId: Id, outcome: z.enum(outcomes) }),
  recipients: async ({ data: { contractId, outcome }, cause }, { read, contractToken, publicUrl }) => {
    const { tenantId } = cause;
    const rows = await read<{ signerId: string }>(cause, { ...ASKED, values: [tenantId, contractId] });
    const found = await Promise.all(
      rows.map(async ({ signerId }): Promise<Recipient<Values>[]> => {
        const one = await unlessRefused(contractToken({ tenantId, contractId, signerId }), 'not-found');
        if (!one) return [];
        const { token, email, name, locale, company, title, isSigned } = one;
        const link = isSigned ? `${publicUrl}/c/sign?lang=${locale}#${token}` : '';
        const values = { name, company, title, outcome, link };
        return [{ to: email, subjectId: contractId, tenantId: GLOBAL, target: signerId, locale, values }];
      }),
    );
    return found.flat();
  },
  texts: {
    'en-us': ({ name, company, title, outcome, link }) => ({
      subject: { voided: `Voided: ${title}`, declined: `Declined: ${title}`, expired: `Expired: ${title}` }[outcome],
      paragraphs: [
        `Hello ${name},`,
        {
          voided: `${company} has withdrawn “${title}”. There is nothing to sign anymore.`,
          declined: `another signer declined to sign “${title}” of ${company}. There is nothing to sign anymore.`,
          expired: `“${title}” of ${company} has expired before everybody had signed. Nobody can sign it anymore.`,
        }[outcome],
        ...(link ? ['Your signature has no effect. You can still look at what you signed:', link] : []),
      ],
    }),
    'pt-br': ({ name, company, title, outcome, link }) => ({
      subject: { voided: `Anulado: ${title}`, declined: `Recusado: ${title}`, expired: `Expirado: ${title}` }[outcome],
      paragraphs: [
        `Olá, ${name},`,
        {
          voided: `${company} retirou “${title}”. Não há mais nada a assinar.`,
          declined: `outro signatário se recusou a assinar “${title}”, de ${company}. Não há mais nada a assinar.`,
          expired: `“${title}”, de ${company}, expirou antes que todos assinassem. Ninguém mais pode assiná-lo.`,
        }[outcome],
        ...(link ? ['Sua assinatura não tem efeito. Você ainda pode ver o que assinou:', link] : []),
      ],
    }),
  },
});
