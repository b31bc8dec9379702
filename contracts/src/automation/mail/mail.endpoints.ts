import { z } from 'zod';
import { resource } from '#contracts/kernel/endpoint';
import { MAX_SEARCH_LENGTH } from '#contracts/kernel/entity.list';
import { Id } from '#contracts/kernel/id';
import { MAX_PAGE_ROWS } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { MailView, mailStatuses } from './mail.views.ts';

export const mails = resource({
  name: 'mails',
  access: 'tenant.email.outbox.read',
  view: MailView,
  filters: {
    status: z.enum(mailStatuses).optional(),
    /** Words of the subject or the address. */
    q: text(MAX_SEARCH_LENGTH).optional(),
    createdAt_gte: z.iso.datetime().optional(),
    createdAt_lte: z.iso.datetime().optional(),
    /** Mails that the product wrote to them by itself. */
    writtenTo: z.union([Id, z.array(Id).min(1).max(MAX_PAGE_ROWS)]).optional(),
  },
  sorts: ['createdAt'],
});
