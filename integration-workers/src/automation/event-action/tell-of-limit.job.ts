import { derivedId } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
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
export const tellOfLimit = mailJob({
  name: 'automation.event-action.tell-of-limit',
  kind: 'work',
  payload: z.strictObject({}),
  recipients: async ({ cause }, { read }) => {
    const owners = await read<Row>(cause, { ...OWNERS, values: [cause.tenantId] });
    return owners.map(({ userId, email, locale, name, company }) => ({
      ...{ to: email, subjectId: userId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      values: { name, company },
    }));
  },
  texts: {
    'en-us': ({ name, company }) => ({
      subject: `Event actions of ${company} reached their hourly limit`,
      paragraphs: [
        `Hello ${name},`,
        'the event actions of your company wanted to do more within an hour than they may. What was too much was not done.',
        'The log of each event action says what was left out, under Settings > Event actions. Please check whether one of them runs more often than you want. You get this email at most once a day.',
      ],
    }),
    'pt-br': ({ name, company }) => ({
      subject: `As ações automáticas de ${company} atingiram o limite por hora`,
      paragraphs: [
        `Olá, ${name},`,
        'as ações automáticas da sua empresa tentaram fazer em uma hora mais do que podem. O que passou do limite não foi feito.',
        'O registro de cada ação automática mostra o que ficou de fora, em Configurações > Ações automáticas. Verifique se alguma delas é executada mais vezes do que você deseja. Você recebe este e-mail no máximo uma vez por dia.',
      ],
    }),
  },
});

/** The same work for all of a day (UTC), whichever action was the first that was too much. */
export const toldOnce = (cause: Cause, now: Date): WorkItem => {
  const day = now.toISOString().slice(0, 10);
  const eventId = derivedId('event-action-limit', cause.tenantId, day);
  return followUp({ ...cause, eventId }, tellOfLimit.request(day, {}));
};
