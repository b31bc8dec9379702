import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { instructionsEnUs } from './instructions.en-us.ts';

export const openInterviewEnUs = resourceEnUs({
  ...names['open-interviews'],
  detail: 'Interviews without a job. Anyone with the link can take part.',
  noDescription: 'No description yet.',
  fields: {
    ...instructionsEnUs.fields,
    title: 'Title',
    description: 'Description',
    questionSetId: 'Question set',
    questionSetRevision: 'Version',
    answerDays: 'Days to answer',
    reminderDays: 'Reminders',
    publishedAt: 'Opened',
  },
  hints: {
    ...instructionsEnUs.hints,
    description: 'Shown on the public page.',
    answerDays: 'From the day a candidate joins, until the end of the last day.',
    reminderDays: 'Sent by email on the morning of the day.',
  },
  form: { page: 'Public page', questions: 'Questions', instructions: 'Instructions', time: 'Time to answer' },
  status: { open: 'Open', closed: 'Closed' },
  submit: 'Create open interview',
  publish: {
    action: 'Open',
    title: 'Open this interview?',
    detail: 'Anyone with the link {{address}} can take part in “{{title}}”.',
    done: 'Interview opened',
  },
  close: {
    action: 'Close',
    title: 'Close this interview?',
    detail: 'Nobody new can take part in “{{title}}”. Candidates who have joined can still answer.',
    done: 'Interview closed',
  },
  remove: { detail: 'Nobody new can take part. Interviews of candidates who have joined stay.' },
  removeMany: { detail: 'Nobody new can take part. Interviews of candidates who have joined stay.' },
  empty: { detail: 'Invite people to answer your questions without posting a job: share one link with everybody.' },
  events: { OpenInterviewPublished: 'Interview opened', OpenInterviewClosed: 'Interview closed' },
});

export const openInterviewProblemEnUs = {
  'open-interview-not-found': 'This open interview does not exist.',
  'open-interview-closed': 'This interview is not open.',
  'interview-for-one': 'Choose either a job or an open interview.',
};
