import type { MailView } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { When } from '#admin-ui/shared/When.tsx';
import { MailBody } from './MailBody.tsx';
import { MailStatusChip } from './mail-status.ts';

const Subject = ({ subject }: Pick<MailView, 'subject'>) => {
  const t = useTranslate();
  return subject ?? t('resources.mails.erased');
};

export const ui = resourceUi<MailView>({
  columns: [
    'subject',
    'to',
    { field: 'status', width: 140 },
    { field: 'createdAt', width: 220, render: ({ createdAt }) => <When at={createdAt} withTime /> },
  ],
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
