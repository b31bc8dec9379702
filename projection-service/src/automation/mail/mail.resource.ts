import { mails } from 'contracts/automation/mail/mail.endpoints';
import { listResource } from '#projection-service/engine/list-resource';

/** The outbox is no projection: integration-workers write it. */
export const mailResource = listResource(mails, {
  source: {
    schema: 'work',
    table: 'mail',
    columns: {
      id: { name: 'id', type: 'uuid' },
      to: { name: 'to_address', type: 'text' },
      subject: { name: 'subject', type: 'text' },
      text: { name: 'text', type: 'text' },
      html: { name: 'html', type: 'text' },
      status: { name: 'status', type: 'text' },
      createdAt: { name: 'created_at', type: 'timestamptz' },
    },
    counted: null,
    searchable: false,
    projections: [],
  },
});
