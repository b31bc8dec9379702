import { GLOBAL, Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';
import { askReasons } from 'contracts/recruiting/contract/contract.choices';
import { z } from 'zod';
import { mailJob, type Recipient } from '#integration-workers/automation/mail/mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

type Values = {
  name: string;
  company: string;
  title: string;
  message: string;
  until: string;
  link: string;
  reason: string;
};
const isAgain = ({ reason }: Values) => reason === 'reminder' || reason === 'by-hand';

/** Day and time, and of which zone. */
const moment = (at: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(new Date(at));

/**
 * Writes to those who are to sign, and once all have to everybody who did. The mail belongs to no company: its link is for one mailbox
 * alone, and staff can read their company's mails.
 */
export const writeToSigner = mailJob({
  name: 'recruiting.contract.write-to-signer',
  kind: 'contract',
  payload: z.strictObject({ contractId: Id, signerIds: z.array(Id), reason: z.enum([...askReasons, 'finished']) }),
  urgency: 'somebody-waits',
  recipients: async (
    { data: { contractId, signerIds, reason }, cause: { tenantId } },
    { contractToken, publicUrl },
  ) => {
    const found = await Promise.all(
      signerIds.map(async (signerId): Promise<Recipient<Values>[]> => {
        const one = await unlessRefused(contractToken({ tenantId, contractId, signerId }), 'not-found');
        if (!one || (reason !== 'finished' && one.isSigned)) return [];
        const { token, email, name, locale, company, title, message, expiresAt, timeZone } = one;
        const until = moment(expiresAt, timeZone, locale);
        const link = `${publicUrl}/c/sign?lang=${locale}#${token}`;
        const values = { name, company, title, message, until, link, reason };
        return [{ to: email, subjectId: contractId, tenantId: GLOBAL, target: signerId, locale, values }];
      }),
    );
    return found.flat();
  },
  texts: {
    'en-us': (values) =>
      values.reason === 'finished'
        ? {
            subject: `Signed by everybody: ${values.title}`,
            paragraphs: [
              `Hello ${values.name},`,
              `everybody has signed “${values.title}” of ${values.company}. You can download the signed document here:`,
              values.link,
              'The link is for you alone. Please do not forward it.',
            ],
          }
        : {
            subject: `${isAgain(values) ? 'Reminder: ' : ''}Please sign: ${values.title}`,
            paragraphs: [
              `Hello ${values.name},`,
              `${values.company} asks you to sign “${values.title}” electronically.`,
              ...(values.message ? values.message.split(/\n{2,}/) : []),
              'Read and sign the document here:',
              values.link,
              `You can sign until ${values.until}. The link is for you alone: please do not forward it. If somebody else should sign, say so on the page.`,
            ],
          },
    'pt-br': (values) =>
      values.reason === 'finished'
        ? {
            subject: `Assinado por todos: ${values.title}`,
            paragraphs: [
              `Olá, ${values.name},`,
              `todos assinaram “${values.title}”, de ${values.company}. Baixe o documento assinado aqui:`,
              values.link,
              'O link é só para você. Não o encaminhe.',
            ],
          }
        : {
            subject: `${isAgain(values) ? 'Lembrete: ' : ''}Assine: ${values.title}`,
            paragraphs: [
              `Olá, ${values.name},`,
              `${values.company} pede que você assine “${values.title}” eletronicamente.`,
              ...(values.message ? values.message.split(/\n{2,}/) : []),
              'Leia e assine o documento aqui:',
              values.link,
              `Você pode assinar até ${values.until}. O link é só para você: não o encaminhe. Se outra pessoa deve assinar, informe na página.`,
            ],
          },
  },
});
