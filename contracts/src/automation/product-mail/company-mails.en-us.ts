import { lines } from './mail-words.ts';

const hello = 'Hello {{ user.name }},';

/** How people come in, and what a company's owners are warned of. */
export const companyMailsEnUs = {
  'user-invited': {
    subject: 'Invitation to join {{ company.name }} on Onrecord',
    content: lines(
      hello,
      '{{ company.name }} has invited you to join its workspace on Onrecord. Accept the invitation here:',
      '{{ user.invitation_link }}',
      'The link works once and expires in seven days. If you were not expecting this invitation, you can ignore this email.',
    ),
  },
  'portal-opened': {
    subject: '{{ company.name }} invites you to its candidate portal',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has prepared access to the candidate portal for you. Confirm that this address is yours, and you can log in:',
      '{{ candidate.portal_link }}',
      'The link works once and expires in seven days. If you do not know this company, ignore this email: nothing happens without your confirmation.',
    ),
  },
  'webhook-stopped': {
    subject: 'The webhook {{ webhook.name }} of {{ company.name }} was turned off',
    content: lines(
      hello,
      'the webhook {{ webhook.name }} was turned off. {{ webhook.reason }}',
      'Nothing is sent to it anymore. Turn it on again under Settings > Webhooks once the receiver is back.',
    ),
  },
  'event-actions-limited': {
    subject: 'Event actions of {{ company.name }} reached their hourly limit',
    content: lines(
      hello,
      'the event actions of your company wanted to do more within an hour than they may. What was too much was not done.',
      'The log of each event action says what was left out, under Settings > Event actions. Please check whether one of them runs more often than you want. You get this email at most once a day.',
    ),
  },
};
