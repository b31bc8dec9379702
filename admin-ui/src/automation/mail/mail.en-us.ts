import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const mailEnUs = resourceEnUs({
  name_one: 'Email',
  name_other: 'Emails',
  title: 'Sent emails',
  facts: 'Email',
  message: 'Message',
  rendered: 'Preview',
  text: 'Plain text',
  erased: 'Erased with the person’s data',
  search: 'Search subject or address',
  fields: { to: 'To', subject: 'Subject', status: 'Status', createdAt: 'Written' },
  automatic: {
    title: 'Automatic emails',
    detail: 'What is sent by itself, about applications or interviews for example, appears here.',
  },
  status: {
    kept: 'Not sent',
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Skipped',
    bounced: 'Bounced',
    complained: 'Unwanted',
  },
  empty: {
    detail: 'Emails to candidates about their interviews appear here. Without a mail server they are not sent.',
  },
});
