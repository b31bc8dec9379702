import { lines, type MailWords } from './mail-words.ts';

const hello = 'Hello {{ user.name }},';
const until = 'Please finish it by {{ training.deadline }}.';
const link = '{{ training.link }}';
const renew = lines('{{ certificate.renewal }}', '{{ certificate.link }}');

/** To those who learn. */
export const trainingMailsEnUs = {
  'training-opened': {
    subject: 'New training: {{ training.name }}',
    content: lines(hello, '{{ company.name }} has scheduled the training “{{ training.name }}” for you.', until, link),
  },
  'training-joined': {
    subject: 'Your training: {{ training.name }}',
    content: lines(
      hello,
      'You have joined the training “{{ training.name }}” by {{ company.name }}. You can start right away, and continue on any device.',
      until,
      link,
    ),
  },
  'training-reminded': {
    subject: 'Reminder: {{ training.name }}',
    content: lines(hello, 'You have not finished the training “{{ training.name }}” yet.', until, link),
  },
  'training-extended': {
    subject: 'More time for {{ training.name }}',
    content: lines(hello, 'You have more time for the training “{{ training.name }}”.', until, link),
  },
  'training-moved': {
    subject: 'Updated training: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} has updated the training “{{ training.name }}”. The lessons that you have finished stay finished; please take a look at the others.',
      until,
      link,
    ),
  },
  'training-cancelled': {
    subject: 'Canceled: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} has canceled the training “{{ training.name }}”. You do not have to do anything.',
    ),
  },
  'training-overdue': {
    subject: 'Overdue: {{ training.name }}',
    content: lines(
      hello,
      'You have not finished this training of {{ company.name }}, and its deadline has passed:',
      '{{ training.missed }}',
      'Please ask whoever looks after your training for more time.',
      link,
    ),
  },
  'trainings-overdue': {
    subject: 'Overdue trainings at {{ company.name }}',
    content: lines(
      hello,
      'You have not finished these trainings of {{ company.name }}, and their deadlines have passed:',
      '{{ training.missed }}',
      'Please ask whoever looks after your training for more time.',
      link,
    ),
  },
  'training-reviewed': {
    subject: 'Your answers in {{ training.name }} have been reviewed',
    content: lines(
      hello,
      '{{ company.name }} has reviewed your answers in the training “{{ training.name }}”. Your score is {{ training.score }}. What your reviewers say is beside your answers:',
      link,
    ),
  },
  'reviews-waiting': {
    subject: 'Answers wait for your review: {{ training.waiting }}',
    content: lines(
      hello,
      'answers of {{ training.waiting }} at {{ company.name }} wait for a review, the oldest since {{ training.oldest }}.',
      'Review them here:',
      '{{ training.reviews_link }}',
    ),
  },
  'certificate-issued': {
    subject: 'Your certificate: {{ training.name }}',
    content: lines(
      hello,
      'You have passed the training “{{ training.name }}” at {{ company.name }}. Your certificate is ready as a PDF.',
      'It is valid until {{ certificate.valid_until }}.',
      '{{ certificate.link }}',
    ),
  },
  'certificate-expiring': {
    subject: 'Your certificate will expire: {{ training.name }}',
    content: lines(
      hello,
      'Your certificate for the training “{{ training.name }}” at {{ company.name }} is valid until {{ certificate.valid_until }}.',
      renew,
    ),
  },
  'certificate-expired': {
    subject: 'Your certificate has expired: {{ training.name }}',
    content: lines(
      hello,
      'Your certificate for the training “{{ training.name }}” at {{ company.name }} was valid until {{ certificate.valid_until }}.',
      renew,
    ),
  },
  'certificate-withdrawn': {
    subject: 'Your certificate was withdrawn: {{ training.name }}',
    content: lines(
      hello,
      '{{ company.name }} has withdrawn your certificate for the training “{{ training.name }}”.',
      '{{ certificate.link }}',
    ),
  },
} satisfies Record<string, MailWords>;
