import { isOptional, type MailKind } from 'contracts/automation/mail/mail-kinds';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PATH } from 'contracts/automation/mail-address/mail-address.paths';
import type { Locale } from 'contracts/kernel/locale';
import { type Cause, type Urgency, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import type { brandOf } from './mail-brand.ts';
import type { Extras } from './outbox.ts';
import { postMail } from './post-mail.ts';

/**
 * A mail in a company's name, as Markdown. `userId`: the user of the company that it goes to; else it goes to the candidate `subjectId`, or
 * where `isToOther` to an address of which nothing else is known.
 */
export type CompanyMail = {
  kind: MailKind;
  to: string;
  subjectId: string;
  userId?: string | null;
  isToOther?: boolean;
  /** Whose mail it is, where it is not the company's. */
  tenantId?: string;
  locale: Locale;
  subject: string;
  content: string;
  extras?: Extras;
};

/** With whom the address is erased: whoever has it, and else nobody. */
const ownerOf = ({ subjectId, userId = null, isToOther = false }: CompanyMail, cause: Cause) => {
  if (isToOther) return { subjectId: workId(cause), candidateId: null, userId: null };
  if (userId !== null) return { subjectId: userId, candidateId: null, userId };
  return { subjectId, candidateId: subjectId, userId };
};

const unsubscribing = async (mail: CompanyMail, cause: Cause, tools: Tools) => {
  if (!isOptional(mail.kind)) return null;
  const { tenantId } = cause;
  const { token } = await tools.subscriptionToken({ tenantId, ...ownerOf(mail, cause), address: mail.to });
  return {
    page: `${tools.publicUrl}${UNSUBSCRIBE_PAGE}#${token}`,
    oneClick: tools.publicUrl + UNSUBSCRIBE_PATH.replace(':token', token),
  };
};

/** What comes back stands on the page of the candidate to whom it went. */
const isAnswered = ({ extras = {} }: CompanyMail): boolean =>
  extras.candidateMailId !== undefined || extras.about !== undefined;

/** Writes down a mail that shows whose it is, and where it is not owed how to get no more of its kind. */
export const postCompanyMail = async (
  mail: CompanyMail,
  { cause, urgency, from }: { cause: Cause; urgency?: Urgency | undefined; from: Awaited<ReturnType<typeof brandOf>> },
  tools: Tools,
): Promise<void> => {
  const { kind, to, subjectId, locale, subject, content, extras } = mail;
  const { brand, email } = from;
  const links = await unsubscribing(mail, cause, tools);
  const page = mailPage({ locale, subject, content, brand, unsubscribeUrl: links?.page ?? null });
  const more = {
    ...{ fromName: brand.name, ...(email && { replyTo: email }) },
    ...(links && { unsubscribeUrl: links.oneClick }),
    ...(mail.isToOther && { isToOther: true }),
    ...extras,
    ...(tools.inbound && isAnswered(mail) && { replyTo: tools.inbound.make('reply', workId(cause)) }),
  };
  await postMail(
    {
      ...page,
      subject,
      to,
      kind,
      subjectId,
      readerId: mail.userId ?? null,
      tenantId: mail.tenantId ?? cause.tenantId,
      extras: more,
    },
    { cause, urgency },
    tools,
  );
};
