import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { itemsIn, linesOf, localeOfHire, openItemsOf, readHire } from './hire-people.ts';

const withAccount = ({ link }: { link: string }) => link !== '';

/** Writes to the person who is hired what is asked of them before their first day. */
export const askCandidate = mailJob({
  name: 'recruiting.pending-hire.ask-candidate',
  kind: 'hire',
  payload: z.strictObject({ pendingHireId: Id, candidateId: Id }),
  urgency: 'somebody-waits',
  recipients: async ({ data: { pendingHireId, candidateId }, cause }, { read, publicUrl }) => {
    const hire = await readHire(cause, pendingHireId, { read });
    const items = hire ? openItemsOf(hire).filter(({ assignee }) => assignee === 'candidate') : [];
    if (!hire || items.length === 0) return [];
    const { firstName, company, jobTitle, email, userId } = hire;
    const locale = localeOfHire(hire);
    const link = userId === null ? '' : `${publicUrl}/c/hires`;
    const values = { firstName, company, jobTitle, items: itemsIn(locale, hire, items), link };
    return [{ to: email, subjectId: candidateId, locale, values }];
  },
  texts: {
    'en-us': ({ firstName, company, jobTitle, items, link }) => ({
      subject: `What ${company} needs before your first day`,
      paragraphs: [
        `Hello ${firstName},`,
        `${company} is getting ready for you to start as ${jobTitle}, and needs this from you:`,
        ...linesOf(items),
        ...(withAccount({ link })
          ? ['Here you can upload documents and answer:', link]
          : [`Please contact ${company} to hand it over.`]),
        `Kind regards, ${company}`,
      ],
    }),
    'pt-br': ({ firstName, company, jobTitle, items, link }) => ({
      subject: `O que ${company} precisa antes do seu primeiro dia`,
      paragraphs: [
        `Olá, ${firstName},`,
        `${company} está preparando tudo para você começar como ${jobTitle} e precisa do seguinte:`,
        ...linesOf(items),
        ...(withAccount({ link })
          ? ['Envie os documentos e responda por aqui:', link]
          : [`Entre em contato com ${company} para entregar.`]),
        `Atenciosamente, ${company}`,
      ],
    }),
  },
});
