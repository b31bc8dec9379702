import { emailTemplateEnUs } from '#admin-ui/automation/email-template/email-template.en-us';
import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

const { fields, locale, hints, form, items } = emailTemplateEnUs as unknown as Record<
  'fields' | 'locale' | 'hints' | 'form' | 'items',
  Record<string, string>
>;
const toCandidate = 'To the candidate, when the status of an interview becomes';

export const productMailEnUs = resourceEnUs({
  ...names['product-mails'],
  detail:
    'What is sent by itself in your company’s name. Emails about logins and passwords are always written by Onrecord.',
  create: 'Change email',
  createDetail: 'This is what it says today. Save it to use your own words.',
  submit: 'Use these words',
  created: 'Emails are sent in your words from now on',
  saved: 'Emails are sent in your words from now on',
  fields: Object.assign({ mail: 'Email' }, fields),
  locale,
  hints,
  form,
  items,
  whose: { own: 'Your words', usual: 'Default' },
  remove: {
    action: 'Reset',
    title: 'Reset this email?',
    detail: 'It will say again what it said before you changed it.',
    done: 'The email is back to its default',
  },
  mail: {
    'application-received': 'Application received',
    'interview-unanswered': 'Interview without answers',
    'interview-answered': 'Answers received',
    'interview-reviewed': 'Interview reviewed',
    'interview-considered': 'Shortlisted',
    'interview-approved': 'Interview approved',
    'interview-unapproved': 'Approval withdrawn',
    'interview-rejected': 'Application rejected',
    'interview-discarded': 'Interview closed',
    'response-invited': 'Invitation to answer',
    'response-reminded': 'Reminder to answer',
    'response-extended': 'More time to answer',
    'team-application': 'New application for the hiring team',
    'note-mention': 'Mentioned in a note about a job',
    'candidate-note-mention': 'Mentioned in a note about a candidate',
    'review-mention': 'Mentioned in a review',
    'training-reviewed': 'Training reviewed',
  },
  when: {
    'application-received': 'To the candidate, after somebody has applied.',
    'interview-unanswered': `${toCandidate} “unanswered”.`,
    'interview-answered': `${toCandidate} “answered”.`,
    'interview-reviewed': `${toCandidate} “reviewed”.`,
    'interview-considered': `${toCandidate} “considered”.`,
    'interview-approved': `${toCandidate} “approved”.`,
    'interview-unapproved': `${toCandidate} “unapproved”.`,
    'interview-rejected': `${toCandidate} “rejected”.`,
    'interview-discarded': `${toCandidate} “discarded”.`,
    'response-invited': 'To the candidate, when they are invited to an interview.',
    'response-reminded': 'To the candidate, before the time for their answers is over.',
    'response-extended': 'To the candidate, when they get more time for their answers.',
    'team-application': 'To those of a job’s hiring team who want to be told, after somebody has applied.',
    'note-mention': 'To whoever is mentioned in a note about a job.',
    'candidate-note-mention': 'To whoever is mentioned in a note about a candidate.',
    'review-mention': 'To whoever is mentioned in a comment on an answer.',
    'training-reviewed': 'To whoever has learned, once all of their answers are reviewed.',
  },
});

export const productMailProblemEnUs = { 'product-mail-mail-taken': 'This email is in your own words already' };
