import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { richTextHtml } from 'contracts/kernel/rich-text';
import type { CandidateMailView } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { useTranslate } from 'react-admin';
import { formatBytes } from 'ui-kit/format/bytes';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { useLocale } from 'ui-kit/preferences/preferences';
import { MailStatusChip } from '#admin-ui/automation/mail/mail-status';
import { AddressMarks } from '#admin-ui/automation/mail-address/AddressMarks.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { CandidateMailStatusChip } from './candidate-mail-status.ts';
import { answerSubject } from './mail-form.ts';
import { SendMailButton } from './SendMailButton.tsx';

const WORDS = 'resources.candidate-mails';
/** Milliseconds between looks: mails are sent without anybody here doing anything. */
const LOOK_AGAIN_MS = 4_000;

const Soft = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.875rem', color: theme.palette.text.secondary }));
const Details = styled('div')({ display: 'grid', gap: 12, minWidth: 0, paddingTop: 8, whiteSpace: 'normal' });

const Words = styled('p')({ margin: 0, maxWidth: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const CancelButton = ({ mail: { id } }: { mail: CandidateMailView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'candidate-mails', success: `${WORDS}.cancel.done` });
  return (
    <Allowed to="tenant.email.outbox.create">
      <div>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate({ id, action: 'cancel' })}>
          {t(`${WORDS}.cancel.action`)}
        </Button>
      </div>
    </Allowed>
  );
};

/** What somebody answered: their words as they are, and never as mark-up. */
const AnswerDetails = ({ mail }: { mail: CandidateMailView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { from, content, files, subject, candidateId } = mail;
  const names = (files ?? []).map(({ name, size }) => `${name} (${formatBytes(size, locale)})`);
  return (
    <Details>
      {from && <Soft>{t(`${WORDS}.sender`, { from })}</Soft>}
      <Words>{content}</Words>
      {names.length > 0 && <Soft>{t(`${WORDS}.notKept`, { smart_count: names.length, names: names.join(', ') })}</Soft>}
      <div>
        <SendMailButton
          to={{ candidateIds: [candidateId] }}
          label={t(`${WORDS}.reply`)}
          subject={answerSubject(subject ?? '')}
        />
      </div>
    </Details>
  );
};

const isAnswer = ({ status }: CandidateMailView): boolean => status === 'received' || status === 'automatic';

const MailDetails = ({ mail }: { mail: CandidateMailView }) => {
  const t = useTranslate();
  const { to, content, answer, jobTitle, attachmentIds, status } = mail;
  if (content === null) return <Soft>{t('resources.mails.erased')}</Soft>;
  if (isAnswer(mail)) return <AnswerDetails mail={mail} />;
  return (
    <Details>
      <Soft>{[to && t(`${WORDS}.sentTo`, { to }), jobTitle].filter(Boolean).join(' · ')}</Soft>
      <RichText html={richTextHtml(content, 'h3', { isLetter: true })} />
      {attachmentIds.length > 0 && <Soft>{t(`${WORDS}.files`, { smart_count: attachmentIds.length })}</Soft>}
      {answer && (
        <Soft>{status === 'skipped' ? t(`problem.${answer}`) : `${t(`${WORDS}.fields.answer`)}: ${answer}`}</Soft>
      )}
      {status === 'waiting' && <CancelButton mail={mail} />}
    </Details>
  );
};

const Subject = ({ mail: { subject } }: { mail: CandidateMailView }) => {
  const t = useTranslate();
  if (subject === null) return '—';
  return subject || t(`${WORDS}.noSubject`);
};

/** The name alone, where the mail says one. */
const senderName = (from: string | null): string => from?.replace(/\s*<[^>]*>$/, '') || '—';

const columns: readonly Column<CandidateMailView>[] = [
  { field: 'subject', render: (mail) => <Subject mail={mail} /> },
  {
    field: 'actorName',
    width: 170,
    render: (mail) => (isAnswer(mail) ? senderName(mail.from) : (mail.actorName ?? '—')),
  },
  { field: 'createdAt', sort: 'createdAt', width: 200, render: ({ createdAt }) => <When at={createdAt} withTime /> },
  { field: 'status', card: 'corner', width: 140, render: ({ status }) => <CandidateMailStatusChip status={status} /> },
];

const automaticColumns: readonly Column<MailView>[] = [
  { field: 'subject', render: ({ subject }) => subject ?? '—' },
  { field: 'createdAt', sort: 'createdAt', width: 200, render: ({ createdAt }) => <When at={createdAt} withTime /> },
  { field: 'status', card: 'corner', width: 140, render: ({ status }) => <MailStatusChip status={status} /> },
];

/** What the product has written to them by itself, in the company's name. */
const AutomaticMails = ({ candidateIds }: Pick<Props, 'candidateIds'>) => {
  const t = useTranslate();
  const words = 'resources.mails';
  return (
    <RelatedList<MailView>
      resource="mails"
      title={t(`${words}.automatic.title`)}
      filter={{ writtenTo: candidateIds }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={automaticColumns}
      detailsOf={({ text, to }) => (
        <Details>
          {to && <Soft>{t(`${WORDS}.sentTo`, { to })}</Soft>}
          <Words>{text ?? t(`${words}.erased`)}</Words>
        </Details>
      )}
      nameOf={({ subject }) => subject ?? t(`${words}.erased`)}
      empty={<Soft style={{ padding: '16px 20px' }}>{t(`${words}.automatic.detail`)}</Soft>}
    />
  );
};

type Props = { candidateIds: readonly string[]; address: string | null };

/** What the company and a candidate wrote to each other, the newest first, and what it knows of their address. */
export const CandidateMails = ({ candidateIds, address }: Props) => {
  const t = useTranslate();
  return (
    <>
      <AddressMarks address={address} />
      <RelatedList<CandidateMailView>
        resource="candidate-mails"
        title={t(`${WORDS}.title`)}
        filter={{ candidateId: candidateIds }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        queryOptions={{ refetchInterval: LOOK_AGAIN_MS }}
        columns={columns}
        detailsOf={(mail) => <MailDetails mail={mail} />}
        nameOf={({ subject }) => subject ?? t('resources.mails.erased')}
        empty={<Notice icon={MailOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
      />
      <Allowed to="tenant.email.outbox.read">
        <AutomaticMails candidateIds={candidateIds} />
      </Allowed>
    </>
  );
};
