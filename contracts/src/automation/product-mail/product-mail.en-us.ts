import { lines, type MailWords } from './mail-words.ts';

/** Mails that the product writes in a company's name, as they are until the company changes them. */
export const productMailEnUs = {
  'application-received': {
    subject: 'We have received your application for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has received your application for {{ job.title }}. We will email you when something changes. You can check its status at any time under “My interviews”.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-created': {
    subject: 'Your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has opened an interview with you for {{ job.title }}.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-pending': {
    subject: 'Your interview for {{ job.title }} is ready',
    content: lines(
      'Hello {{ candidate.first_name }},',
      'Your interview with {{ company.name }} for {{ job.title }} is ready. You can answer it at any time.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-unanswered': {
    subject: 'Your interview for {{ job.title }} has no answers yet',
    content: lines(
      'Hello {{ candidate.first_name }},',
      'We have not received your answers to the interview with {{ company.name }} for {{ job.title }}.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-answered': {
    subject: 'We have received your answers for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has received your answers to the interview for {{ job.title }}. Thank you for your time.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-approved': {
    subject: 'Good news about your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has approved your interview for {{ job.title }} and will contact you about the next step.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-considered': {
    subject: 'You have been shortlisted for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has put you on its shortlist for {{ job.title }}.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-discarded': {
    subject: 'Your interview for {{ job.title }} has been closed',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has closed your interview for {{ job.title }}. There is nothing else you need to do.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-rejected': {
    subject: 'About your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has decided not to move forward with your application for {{ job.title }}. Thank you for your interest and your time.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-reviewed': {
    subject: 'Your interview for {{ job.title }} has been reviewed',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has reviewed your interview for {{ job.title }} and will let you know about the next steps.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-unapproved': {
    subject: 'A change to your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has withdrawn its approval of your interview for {{ job.title }}. There is no new decision yet.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'team-application': {
    subject: '{{ candidate.full_name }} applied for {{ job.title }}',
    content: lines(
      'Hello {{ user.name }},',
      '{{ candidate.full_name }} has applied for {{ job.title }}. The application is here:',
      '{{ interview.staff_link }}',
      'You receive this email because you are on the hiring team of this job.',
    ),
  },
  'note-mention': {
    subject: '{{ note.author }} mentioned you in a note about {{ job.title }}',
    content: lines(
      'Hello {{ user.name }},',
      '{{ note.author }} wrote about {{ job.title }}:',
      '{{ note.text }}',
      '{{ job.staff_link }}',
    ),
  },
} satisfies Record<string, MailWords>;
