import MailOutlined from '@mui/icons-material/MailOutlined';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { MailStatusChip } from './MailStatusChip.tsx';
import { MAILS, mailPath } from './mail-paths.ts';

const Subject = ({ mail }: { mail: MailView }) => {
  const t = useTranslate();
  return mail.subject ?? t('automation.mail.erased');
};

const columns: readonly Column<MailView>[] = [
  { key: 'subject', label: 'automation.mail.field.subject', card: 'title', render: (mail) => <Subject mail={mail} /> },
  { key: 'to', label: 'automation.mail.field.to', card: 'meta', render: ({ to }) => <PersonName name={to} /> },
  {
    key: 'status',
    label: 'automation.mail.field.status',
    card: 'corner',
    width: 140,
    render: ({ status }) => <MailStatusChip status={status} />,
  },
  {
    key: 'createdAt',
    label: 'automation.mail.field.createdAt',
    sort: 'createdAt',
    card: 'meta',
    width: 220,
    render: ({ createdAt }) => <When at={createdAt} withTime />,
  },
];

/** Mails the product has written. Without a mail server they stay here. */
export const MailList = () => {
  const t = useTranslate();
  return (
    <ListPage<MailView>
      resource={MAILS}
      area="development"
      title="automation.mail.title"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      pathOf={mailPath}
      nameOf={({ subject }) => subject ?? t('automation.mail.erased')}
      empty={
        <Notice
          icon={MailOutlined}
          title={t('automation.mail.empty.title')}
          detail={t('automation.mail.empty.detail')}
        />
      }
    />
  );
};
