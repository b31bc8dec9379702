import MailOutlined from '@mui/icons-material/MailOutlined';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { resource } from '#admin-ui/shared/resource/resource';

/** Mails the product has written. Without a mail server they stay here. */
export const mails = resource<MailView>({
  name: 'mails',
  permissions: 'tenant.email.outbox',
  entity: async () => {
    const { MailView } = await import('contracts/automation/mail/mail.views');
    return { fields: {}, view: MailView, search: ['subject'], sorts: ['createdAt'] };
  },
  icon: MailOutlined,
  area: 'development',
  pages: ['list', 'view'],
  nameOf: ({ subject }, t) => subject ?? t('resources.mails.erased'),
  ui: () => import('./mail.ui.tsx'),
});
