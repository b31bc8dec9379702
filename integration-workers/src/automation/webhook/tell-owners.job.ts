import { offReasons } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';

type Row = { userId: string; email: string; name: string; locale: string; company: string; webhook: string };
type Reason = (typeof offReasons)[number];

const OWNERS = {
  projections: ['automation.webhook'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, w.name as webhook
    from read.webhook w
    join access.tenant t on t.tenant_id = w.tenant_id
    join access.membership m on m.tenant_id = w.tenant_id and 'Owner' = any(m.roles)
    join access.account a on a.user_id = m.user_id
    where w.tenant_id = $1 and w.id = $2 order by a.user_id`,
};

const whyEn: Record<Reason, string> = {
  gone: 'the receiver responded with 410 Gone.',
  failing: 'the receiver could not be reached for several days.',
};
const whyPt: Record<Reason, string> = {
  gone: 'o destinatário respondeu com 410 Gone.',
  failing: 'o destinatário ficou inacessível por vários dias.',
};

/** Writes to a company's owners that a webhook was switched off. */
export const tellOwners = mailJob({
  name: 'automation.webhook.tell-owners',
  kind: 'work',
  payload: z.strictObject({ webhookId: Id, reason: z.enum(offReasons) }),
  recipients: async ({ data: { webhookId, reason }, cause }, { read }) => {
    const owners = await read<Row>(cause, { ...OWNERS, values: [cause.tenantId, webhookId] });
    return owners.map(({ userId, email, locale, name, company, webhook }) => ({
      ...{ to: email, subjectId: userId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      values: { reason, name, company, webhook },
    }));
  },
  texts: {
    'en-us': ({ name, company, webhook, reason }) => ({
      subject: `The webhook ${webhook} of ${company} was turned off`,
      paragraphs: [
        `Hello ${name},`,
        `the webhook ${webhook} was turned off: ${whyEn[reason]}`,
        'Nothing is sent to it anymore. Turn it on again under Settings > Webhooks once the receiver is back.',
      ],
    }),
    'pt-br': ({ name, company, webhook, reason }) => ({
      subject: `O webhook ${webhook} de ${company} foi desativado`,
      paragraphs: [
        `Olá, ${name},`,
        `o webhook ${webhook} foi desativado: ${whyPt[reason]}`,
        'Nada mais é enviado para ele. Ative-o novamente em Configurações > Webhooks quando o destinatário voltar.',
      ],
    }),
  },
});
