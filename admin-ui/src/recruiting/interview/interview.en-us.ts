import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const interviewEnUs = resourceEnUs({
  name_one: 'Interview',
  name_other: 'Interviews',
  search: 'Search candidates',
  showAll_one: 'Show 1 interview',
  showAll_other: 'Show all {{count}} interviews',
  fields: {
    candidateName: 'Candidate',
    jobTitle: 'Job',
    createdAt: 'Opened',
  },
  status: {
    created: 'Created',
    pending: 'Pending',
    unanswered: 'Unanswered',
    answered: 'Answered',
    approved: 'Approved',
    considered: 'Considered',
    discarded: 'Discarded',
    rejected: 'Rejected',
    reviewed: 'Reviewed',
    unapproved: 'Unapproved',
  },
  empty: {
    detail: 'Open your first interview from a candidate.',
    action: 'Go to candidates',
  },
  log: {
    title: 'Log',
    opened: 'Interview opened',
    applied: 'Applied through {{source}}',
    companyPage: 'the company’s page',
    commented: 'Comment',
    to: 'to',
    erased: 'The comment was erased with the person’s data.',
  },
  change: {
    title: 'Decision',
    newStatus: 'New status',
    comment: 'Comment',
    submit: 'Change status',
    commentOnly: 'Add comment',
    done: 'Status changed',
    commented: 'Comment added',
  },
  bulk: {
    action: 'Change status',
    title_one: 'Change the status of {{count}} interview',
    title_other: 'Change the status of {{count}} interviews',
    done_one: '{{count}} interview changed',
    done_other: '{{count}} interviews changed',
    changed_one: '{{count}} interview was changed.',
    changed_other: '{{count}} interviews were changed.',
    refused_one: '{{count}} interview could not be changed',
    refused_other: '{{count}} interviews could not be changed',
  },
  events: {
    Created: 'Interview opened',
    InterviewStatusChanged: 'Interview status changed',
    InterviewCommented: 'Comment added',
  },
});

export const interviewProblemEnUs = {
  'interview-status-set-by-system':
    'Created, pending, answered and unanswered are set automatically and cannot be chosen.',
};
