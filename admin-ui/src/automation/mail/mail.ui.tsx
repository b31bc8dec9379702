import { type MailView, mailStatuses } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { When } from '#admin-ui/shared/When.tsx';
import { MailBody } from './MailBody.tsx';
import { MailStatusChip } from './mail-status.ts';

const Subject = ({ subject }: Pick<MailView, 'subject'>) => {
  const t = useTranslate();
  return subject ?? t('resources.mails.erased');
};

const StatusFilter = () => {
  const t = useTranslate();
  const choices = mailStatuses.map((id) => ({ id, name: t(`resources.mails.status.${id}`) }));
  return <SelectFilter source="status" label={t('resources.mails.fields.status')} choices={choices} />;
};

const WrittenFilter = () => <PeriodFilter label="resources.mails.fields.createdAt" />;

export const ui = resourceUi<MailView>({
  columns: [
    'subject',
    'to',
    { field: 'status', width: 140 },
    { field: 'createdAt', width: 220, render: ({ createdAt }) => <When at={createdAt} withTime /> },
  ],
  filters: [StatusFilter, WrittenFilter],
  sort: { field: 'createdAt', order: 'DESC' },
  values: {
    subject: (mail) => <Subject subject={mail.subject} />,
    to: ({ to }) => <PersonName name={to} />,
    status: ({ status }) => <MailStatusChip status={status} />,
  },
  badge: ({ record }) => <MailStatusChip status={record.status} />,
  facts: ['to', 'createdAt'],
  main: MailBody,
  isStacked: true,
});
