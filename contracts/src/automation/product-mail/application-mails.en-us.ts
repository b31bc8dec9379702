import { lines, type MailWords } from './mail-words.ts';

/** About applications, interviews that are answered online, and what staff are told of these. */
export const applicationMailsEnUs = {
  'application-received': {
    subject: 'We have received your application for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has received your application for {{ job.title }}. We will email you when something changes. You can check its status at any time under “My interviews”.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'interview-unanswered': {
    subject: 'The deadline of your interview for {{ job.title }} has passed',
    content: lines(
      'Hello {{ candidate.first_name }},',
      'The deadline of your interview with {{ company.name }} for {{ job.title }} has passed, and we have not received your answers. Contact us if something went wrong.',
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
  'interview-not-approved': {
    subject: 'News about your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has not approved your interview for {{ job.title }} so far. There is no final decision yet.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-invited': {
    subject: 'Your interview for {{ job.title }} with {{ company.name }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} invites you to an interview for {{ job.title }}. You answer {{ interview.questions }} online, at a time that suits you, until {{ interview.deadline }}.',
      'You need a computer or phone with a camera and a microphone where an answer is recorded. Sign in, or create an account, with this email address:',
      '{{ interview.answer_link }}',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-reminded': {
    subject: 'Reminder: your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} is looking forward to your answers for {{ job.title }}. You have until {{ interview.deadline }}.',
      'You need a computer or phone with a camera and a microphone where an answer is recorded. Sign in, or create an account, with this email address:',
      '{{ interview.answer_link }}',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-extended': {
    subject: 'You have more time for your interview for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has moved the deadline of your interview for {{ job.title }}. You now have until {{ interview.deadline }}.',
      'You need a computer or phone with a camera and a microphone where an answer is recorded. Sign in, or create an account, with this email address:',
      '{{ interview.answer_link }}',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-reopened': {
    subject: 'Please record one answer again for {{ job.title }}',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has given you one recording again in your interview for {{ job.title }}. You have until {{ interview.deadline }} to answer this question:',
      '{{ interview.question }}',
      'Your other answers stay as you submitted them. Sign in with this email address:',
      '{{ interview.answer_link }}',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-withdrawn': {
    subject: 'Your invitation to answer questions for {{ job.title }} was withdrawn',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} has withdrawn the invitation to answer questions for {{ job.title }}. You do not need to answer them any more.',
      'Kind regards, {{ company.name }}',
    ),
  },
  'response-kept': {
    subject: 'You do not need to record your answer for {{ job.title }} again',
    content: lines(
      'Hello {{ candidate.first_name }},',
      '{{ company.name }} does not ask you any more to record one answer again in your interview for {{ job.title }}. All your answers stay as you submitted them.',
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
  'team-answers': {
    subject: '{{ candidate.full_name }} has answered the interview for {{ job.title }}',
    content: lines(
      'Hello {{ user.name }},',
      '{{ candidate.full_name }} has submitted answers to the interview for {{ job.title }}. Review them here:',
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
  'candidate-note-mention': {
    subject: '{{ note.author }} mentioned you in a note about {{ candidate.full_name }}',
    content: lines(
      'Hello {{ user.name }},',
      '{{ note.author }} wrote about {{ candidate.full_name }}:',
      '{{ note.text }}',
      '{{ candidate.staff_link }}',
    ),
  },
  'review-mention': {
    subject: '{{ note.author }} mentioned you in a review for {{ job.title }}',
    content: lines(
      'Hello {{ user.name }},',
      '{{ note.author }} commented on the interview of {{ candidate.full_name }} for {{ job.title }}:',
      '{{ note.text }}',
      '{{ interview.staff_link }}',
    ),
  },
} satisfies Record<string, MailWords>;
