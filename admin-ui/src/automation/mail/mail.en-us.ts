import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const mailEnUs = resourceEnUs({
  name_one: 'Mail',
  name_other: 'Mails',
  title: 'Mailbox',
  facts: 'Mail',
  message: 'Message',
  rendered: 'As the reader sees it',
  text: 'Plain text',
  erased: 'Erased with the person',
  fields: { to: 'To', subject: 'Subject', createdAt: 'Written' },
  status: { kept: 'Kept here', queued: 'Queued', sent: 'Sent', failed: 'Failed' },
  empty: {
    detail:
      'When the status of an interview changes, the candidate is written to. Without a mail server it stays here.',
  },
});
