import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const mailAddressEnUs = resourceEnUs({
  name_one: 'Email address',
  name_other: 'Email addresses',
  historyName: 'Email address',
  unsubscribed: 'Unsubscribed on {{date}} from emails to several people, automatic emails and reminders.',
  fields: {
    address: 'Email address',
    candidateId: 'Candidate',
    userId: 'User',
    subjectId: 'Person',
    way: 'How',
    reason: 'Reason',
  },
  way: { link: 'Link in an email', 'mail-program': 'Email program', portal: 'Candidate portal' },
  events: {
    Created: 'Email address noted',
    MailAddressRenewed: 'Email address noted again',
    MailUnsubscribed: 'Unsubscribed from emails',
    MailSubscribed: 'Subscribed to emails again',
  },
});

export const mailAddressProblemEnUs = {
  'mail-unsubscribed': 'Unsubscribed from emails of this kind',
  'mail-link-invalid': 'This link no longer works.',
};
