import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { offReasons } from 'contracts/automation/webhook/webhook.choices';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

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

const why: Record<Locale, Record<Reason, string>> = {
  'en-us': {
    gone: 'The receiver responded with 410 Gone.',
    failing: 'The receiver could not be reached for several days.',
  },
  'pt-br': {
    gone: 'O destinatário respondeu com 410 Gone.',
    failing: 'O destinatário ficou inacessível por vários dias.',
  },
};

/** Writes to a company's owners that a webhook was switched off. */
export const tellOwners = productMailJob({
  name: 'automation.webhook.tell-owners',
  payload: z.strictObject({ webhookId: Id, reason: z.enum(offReasons) }),
  recipients: async ({ data: { webhookId, reason }, cause }, { read }) => {
    const owners = await read<Row>(cause, { ...OWNERS, values: [cause.tenantId, webhookId] });
    return owners.map(({ userId, email, name, company, webhook, ...owner }) => {
      const locale = Locale.catch(DEFAULT_LOCALE).parse(owner.locale);
      const mail = productMailWith('webhook-stopped', {
        ...{ 'user.name': name, 'company.name': company },
        ...{ 'webhook.name': webhook, 'webhook.reason': why[locale][reason] },
      });
      return { to: email, subjectId: userId, target: userId, locale, ...mail };
    });
  },
});
