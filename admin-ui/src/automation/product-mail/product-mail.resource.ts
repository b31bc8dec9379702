import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { ProductMailView } from 'contracts/automation/product-mail/product-mail.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** A tab of the email templates: every mail that there is, in the company's words or in the product's. */
export const productMails = resource<ProductMailView>({
  name: 'product-mails',
  path: 'settings/product-mail',
  permissions: 'tenant.email.templates',
  entity: async () => (await import('contracts/automation/product-mail/product-mail.entity')).productMail,
  icon: MarkEmailUnreadOutlined,
  area: 'settings',
  pages: ['create', 'edit'],
  ownPages: [
    {
      path: '',
      permission: 'tenant.email.templates.read',
      load: async () => (await import('./ProductMailList.tsx')).ProductMailList,
    },
  ],
  isInMenu: false,
  above: 'email-templates',
  nameField: 'mail',
  nameOf: ({ mail }, t) => t(`resources.product-mails.mail.${mail}`),
  ui: () => import('./product-mail.ui.tsx'),
});
