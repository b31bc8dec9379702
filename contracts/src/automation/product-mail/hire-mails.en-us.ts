import { lines, type MailWords } from './mail-words.ts';

const upload = 'Upload documents and answer here: {{ hire.link }}';
const otherwise = 'If you would rather hand it over in another way, contact {{ company.name }}.';
const withoutEffect = 'Your signature has no effect. You can still look at what you signed: {{ contract.link }}';
const toSign = lines(
  '{{ company.name }} asks you to sign “{{ contract.title }}” electronically.',
  '{{ contract.message }}',
  'Read and sign the document here:',
  '{{ contract.link }}',
  'You can sign until {{ contract.deadline }}. The link is for you alone: please do not forward it. If somebody else should sign, say so on the page.',
);

/** About what is asked before a first day, and about contracts. */
export const hireMailsEnUs = {
  'hire-asked': {
    subject: 'What {{ company.name }} needs before your first day',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} is getting ready for you to start as {{ job.title }}, and needs this from you:',
      '{{ hire.items }}',
      upload,
      otherwise,
      'Kind regards, {{ company.name }}',
    ),
  },
  'hire-reminded': {
    subject: 'Reminder: {{ company.name }} still needs something from you',
    content: lines(
      'Hello {{ candidate.first_name }},',
      'Before you start as {{ job.title }}, {{ company.name }} still needs this from you:',
      '{{ hire.items }}',
      upload,
      otherwise,
    ),
  },
  'team-hire-reminded': {
    subject: 'Reminder: {{ candidate.full_name }} starts soon',
    content: lines(
      'Hello {{ user.name }},',
      'Before {{ candidate.full_name }} starts as {{ job.title }}, this is still open and assigned to you:',
      '{{ hire.items }}',
      'Mark it as done here:',
      '{{ hire.staff_link }}',
    ),
  },
  'contract-asked': {
    subject: 'Please sign: {{ contract.title }}',
    content: lines('Hello {{ contract.signer }},', toSign),
  },
  'contract-reminded': {
    subject: 'Reminder: Please sign: {{ contract.title }}',
    content: lines('Hello {{ contract.signer }},', toSign),
  },
  'contract-finished': {
    subject: 'Signed by everybody: {{ contract.title }}',
    content: lines(
      'Hello {{ contract.signer }},',
      'Everybody has signed “{{ contract.title }}” of {{ company.name }}. You can download the signed document here:',
      '{{ contract.link }}',
      'The link is for you alone. Please do not forward it.',
    ),
  },
  'contract-voided': {
    subject: 'Voided: {{ contract.title }}',
    content: lines(
      'Hello {{ contract.signer }},',
      '{{ company.name }} has withdrawn “{{ contract.title }}”. There is nothing to sign anymore.',
      withoutEffect,
    ),
  },
  'contract-declined': {
    subject: 'Declined: {{ contract.title }}',
    content: lines(
      'Hello {{ contract.signer }},',
      'Another signer declined to sign “{{ contract.title }}” of {{ company.name }}. There is nothing to sign anymore.',
      withoutEffect,
    ),
  },
  'contract-expired': {
    subject: 'Expired: {{ contract.title }}',
    content: lines(
      'Hello {{ contract.signer }},',
      '“{{ contract.title }}” of {{ company.name }} has expired before everybody had signed. Nobody can sign it anymore.',
      withoutEffect,
    ),
  },
  'contract-withdrawn': {
    subject: 'A contract was withdrawn at {{ company.name }}',
    content: lines(
      'Hello {{ user.name }},',
      'A contract that you were to sign, or have signed, was withdrawn: the person it was about has been erased.',
      'There is nothing left to do, and its link no longer opens anything.',
    ),
  },
  'sender-contract-finished': {
    subject: 'Your contract is signed by everybody: {{ contract.title }}',
    content: lines(
      'Hello {{ user.name }},',
      'Everybody has signed “{{ contract.title }}”. The signed document is ready:',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-declined': {
    subject: 'Your contract was declined: {{ contract.title }}',
    content: lines(
      'Hello {{ user.name }},',
      'A signer declined to sign “{{ contract.title }}”.',
      'Their reason: {{ contract.reason }}',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-expired': {
    subject: 'Your contract has expired: {{ contract.title }}',
    content: lines(
      'Hello {{ user.name }},',
      '“{{ contract.title }}” has expired before everybody had signed.',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-voided': {
    subject: 'Your contract was voided: {{ contract.title }}',
    content: lines(
      'Hello {{ user.name }},',
      'A colleague has voided “{{ contract.title }}” before everybody had signed. Its page says who and why:',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-forwarded': {
    subject: 'Your contract was forwarded: {{ contract.title }}',
    content: lines(
      'Hello {{ user.name }},',
      'A signer of “{{ contract.title }}” has forwarded it to somebody else. Check who signs now:',
      '{{ contract.staff_link }}',
      '{{ contract.code_hint }}',
    ),
  },
} satisfies Record<string, MailWords>;
