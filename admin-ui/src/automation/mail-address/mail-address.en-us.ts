import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const mailAddressEnUs = resourceEnUs({
  name_one: 'Email address',
  name_other: 'Email addresses',
  historyName: 'Email address',
  stop: {
    bounced: 'Emails no longer go to {{address}}: one came back on {{date}}.',
    complained: 'Emails no longer go to {{address}}: an email was called unwanted on {{date}}.',
  },
  softBounces_one: '{{count}} email came back in the last {{days}} days for a reason that may pass.',
  softBounces_other: '{{count}} emails came back in the last {{days}} days for a reason that may pass.',
  clear: {
    action: 'Send again',
    title: 'Send emails to this address again?',
    detail: 'Do this when you know that the address works. If an email comes back again, emails stop again.',
    detailComplained:
      'Do this only if they asked you to. Emails that are called unwanted make all your emails less likely to arrive.',
    done: 'Emails go to this address again',
  },
  unsubscribed: 'Unsubscribed on {{date}} from emails to several people, automatic emails and reminders.',
  fields: {
    address: 'Email address',
    candidateId: 'Candidate',
    userId: 'User',
    subjectId: 'Person',
    way: 'How',
    reason: 'Reason',
    mailId: 'Email',
    isHard: 'For good',
    answer: 'Mail server',
  },
  way: { link: 'Link in an email', 'mail-program': 'Email program', portal: 'Candidate portal' },
  events: {
    Created: 'Email address noted',
    MailAddressRenewed: 'Email address noted again',
    MailAddressOwnerChanged: 'Email address noted with whoever has it',
    MailUnsubscribed: 'Unsubscribed from emails',
    MailBounced: 'Email came back',
    MailComplained: 'Email called unwanted',
    MailAddressCleared: 'Emails allowed again',
    MailSubscribed: 'Subscribed to emails again',
  },
});

export const mailAddressProblemEnUs = {
  'mail-unsubscribed': 'Unsubscribed from emails of this kind',
  'mail-bounced': 'This address does not accept email: a message came back',
  'mail-complained': 'They called an email unwanted',
  'mail-link-invalid': 'This link no longer works.',
};
