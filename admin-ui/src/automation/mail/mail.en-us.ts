export const mailEnUs = {
  title: 'Mailbox',
  one: 'Mail',
  facts: 'Mail',
  message: 'Message',
  rendered: 'As the reader sees it',
  text: 'Plain text',
  erased: 'Erased with the person',
  field: { to: 'To', subject: 'Subject', status: 'Status', createdAt: 'Written' },
  status: { kept: 'Kept here', queued: 'Queued', sent: 'Sent', failed: 'Failed' },
  empty: {
    title: 'No mails yet',
    detail:
      'When the status of an interview changes, the candidate is written to. Without a mail server it stays here.',
  },
};
