import { z } from 'zod';
import { resource } from '#contracts/kernel/endpoint';
import { MailView, mailStatuses } from './mail.views.ts';

export const mails = resource({
  name: 'mails',
  access: 'tenant.email.outbox.read',
  view: MailView,
  filters: { status: z.enum(mailStatuses).optional() },
  sorts: ['createdAt'],
});
