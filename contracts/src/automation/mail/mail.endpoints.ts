import { resource } from '#contracts/kernel/endpoint';
import { MailView } from './mail.views.ts';

export const mails = resource({
  name: 'mails',
  access: 'tenant.email.outbox.read',
  view: MailView,
  filters: {},
  sorts: ['createdAt'],
});
