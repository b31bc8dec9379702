import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { MAILS } from './mail-paths.ts';

export const mailSection: Section = {
  path: MAILS,
  area: 'development',
  title: 'automation.mail.title',
  icon: MailOutlined,
  permission: 'tenant.email.outbox.read',
  pages: [
    { path: '', permission: 'tenant.email.outbox.read', page: lazyPage(() => import('./MailList.tsx'), 'MailList') },
    {
      path: ':id/view',
      permission: 'tenant.email.outbox.read',
      page: lazyPage(() => import('./MailShow.tsx'), 'MailShow'),
    },
  ],
};
