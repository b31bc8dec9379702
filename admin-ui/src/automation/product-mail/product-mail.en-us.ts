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
    'Emails that are sent automatically in your company’s name. Those about logins and passwords are always written by Onrecord.',
  create: 'Change email',
  createDetail: 'This is the current text. Change it and save to use your own.',
  submit: 'Use this text',
  created: 'From now on, this email uses your text',
  saved: 'From now on, this email uses your text',
  fields: Object.assign({ mail: 'Email' }, fields),
  locale,
  hints,
  form,
  items,
  whose: { own: 'Your text', usual: 'Default' },
  remove: {
    action: 'Reset',
    title: 'Reset this email?',
    detail: 'The default text will be used again.',
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
    'interview-not-approved': 'Not approved so far',
    'interview-rejected': 'Application rejected',
    'interview-discarded': 'Interview closed',
    'response-invited': 'Invitation to answer',
    'response-reminded': 'Reminder to answer',
    'response-extended': 'More time to answer',
    'team-application': 'New application for the hiring team',
    'team-answers': 'Answers for the hiring team',
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
    'interview-unapproved': `${toCandidate} “unapproved” after it was approved.`,
    'interview-not-approved': `${toCandidate} “unapproved” and never was approved.`,
    'interview-rejected': `${toCandidate} “rejected”.`,
    'interview-discarded': `${toCandidate} “discarded”.`,
    'response-invited': 'To the candidate, when they are invited to an interview.',
    'response-reminded': 'To the candidate, before the deadline for their answers.',
    'response-extended': 'To the candidate, when they get more time for their answers.',
    'team-application': 'To members of a job’s hiring team who want to be notified, after somebody has applied.',
    'team-answers':
      'To members of a job’s hiring team who want to be notified, after a candidate has submitted answers.',
    'note-mention': 'To whoever is mentioned in a note about a job.',
    'candidate-note-mention': 'To whoever is mentioned in a note about a candidate.',
    'review-mention': 'To whoever is mentioned in a comment on an answer.',
    'training-reviewed': 'To the learner, once all of their answers are reviewed.',
  },
});

export const productMailProblemEnUs = { 'product-mail-mail-taken': 'This email is in your own words already' };
