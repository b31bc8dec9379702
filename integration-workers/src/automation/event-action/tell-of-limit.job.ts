import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { derivedId } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import type { Cause, WorkItem } from '#integration-workers/engine/work-item';
import { followUp } from '#integration-workers/engine/work-item';

type Row = { userId: string; email: string; name: string; locale: string; company: string };

const OWNERS = {
  projections: [],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company
    from access.tenant t
    join access.membership m on m.tenant_id = t.tenant_id and 'Owner' = any(m.roles)
    join access.account a on a.user_id = m.user_id
    where t.tenant_id = $1 order by a.user_id`,
};

/** Writes to a company's owners that its rules wanted to do more than they may. */
export const tellOfLimit = productMailJob({
  name: 'automation.event-action.tell-of-limit',
  payload: z.strictObject({}),
  recipients: async ({ cause }, { read }) => {
    const owners = await read<Row>(cause, { ...OWNERS, values: [cause.tenantId] });
    return owners.map(({ userId, email, locale, name, company }) => ({
      ...{ to: email, subjectId: userId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      ...productMailWith('event-actions-limited', { 'user.name': name, 'company.name': company }),
    }));
  },
});

/** The same work for all of a day (UTC), whichever action was the first that was too much. */
export const toldOnce = (cause: Cause, now: Date): WorkItem => {
  const day = now.toISOString().slice(0, 10);
  const eventId = derivedId('event-action-limit', cause.tenantId, day);
  return followUp({ ...cause, eventId }, tellOfLimit.request(day, {}));
};
