import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { postMail } from '#integration-workers/automation/mail/post';
import { renderMail } from '#integration-workers/automation/mail/render';
import type { Handler } from '#integration-workers/engine/job';
import type { TellOwners } from './tell-owners.job.ts';
import { ownerTexts } from './tell-owners.text.ts';

type Row = { userId: string; email: string; name: string; locale: string; company: string; webhook: string };

const OWNERS = {
  projections: ['automation.webhook'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, w.name as webhook
    from read.webhook w
    join access.tenant t on t.tenant_id = w.tenant_id
    join access.membership m on m.tenant_id = w.tenant_id and 'Owner' = any(m.roles)
    join access.account a on a.user_id = m.user_id
    where w.tenant_id = $1 and w.id = $2 order by a.user_id`,
};

export const handle: Handler<TellOwners> = async ({ data: { webhookId, reason }, cause }, tools) => {
  const owners = await tools.read<Row>(cause, { ...OWNERS, values: [cause.tenantId, webhookId] });
  for (const { userId, email, name, locale, company, webhook } of owners) {
    const language = Locale.catch(DEFAULT_LOCALE).parse(locale);
    const content = renderMail(ownerTexts[reason], language, { name, company, webhook });
    await postMail({ ...content, to: email, subjectId: userId }, { ...cause, target: userId }, tools);
  }
};
