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
  gone: 'its receiver answered that it is gone (410).',
  failing: 'its receiver could not be reached for days.',
};
const whyPt: Record<Reason, string> = {
  gone: 'o destinatário respondeu que não existe mais (410).',
  failing: 'o destinatário está inacessível há dias.',
};

/** Writes to a company's owners that a webhook was switched off. */
export const tellOwners = mailJob({
  name: 'automation.webhook.tell-owners',
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
      subject: `The webhook ${webhook} of ${company} was switched off`,
      paragraphs: [
        `Hello ${name},`,
        `the webhook ${webhook} was switched off: ${whyEn[reason]}`,
        'Nothing is sent to it any more. Switch it on again under Settings, Webhooks, once the receiver is back.',
      ],
    }),
    'pt-br': ({ name, company, webhook, reason }) => ({
      subject: `O webhook ${webhook} de ${company} foi desligado`,
      paragraphs: [
        `Olá, ${name}!`,
        `O webhook ${webhook} foi desligado: ${whyPt[reason]}`,
        'Nada mais é enviado para ele. Ligue-o novamente em Configurações, Webhooks, quando o destinatário voltar.',
      ],
    }),
  },
});
