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
  fields: { to: 'To', subject: 'Subject', status: 'Status' },
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
