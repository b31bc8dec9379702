import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** What the menu calls those resources whose other words come with their pages. */
export const names = {
  'event-actions': { name_one: 'Event action', name_other: 'Event actions' },
  'event-action-runs': { name_one: 'Run', name_other: 'Log' },
  tasks: { name_one: 'Task', name_other: 'Tasks' },
  webhooks: { name_one: 'Webhook', name_other: 'Webhooks' },
  'webhook-deliveries': { name_one: 'Delivery', name_other: 'Deliveries' },
  'product-mails': { name_one: 'Automatic email', name_other: 'Automatic emails' },
  'email-templates': { name_one: 'Email template', name_other: 'Email templates' },
  'candidate-imports': { name_one: 'Import', name_other: 'Imports', open: 'Import' },
  'hiring-checklists': { name_one: 'Hiring checklist', name_other: 'Hiring checklists' },
  'pending-hires': {
    name_one: 'Pending hire',
    name_other: 'Pending hires',
    start: 'Start hiring',
    view: 'View hire',
    tasks: { title: 'My hiring tasks' },
  },
  'review-links': { name_one: 'Link for outside reviewers', name_other: 'Links for outside reviewers' },
  'job-templates': { name_one: 'Template', name_other: 'Templates' },
  'partner-candidates': {
    name_one: 'Partner candidate',
    name_other: 'Partner candidates',
    search: 'Search candidates',
  },
  'quarantined-files': { name_one: 'File in quarantine', name_other: 'Files in quarantine', title: 'Quarantine' },
  contracts: { name_one: 'Contract', name_other: 'Contracts', create: 'Send a contract' },
  'contract-templates': { name_one: 'Contract template', name_other: 'Contract templates' },
  'marketplace-candidates': { name_one: 'Marketplace candidate', name_other: 'Marketplace' },
  'marketplace-purchases': { name_one: 'Purchase', name_other: 'Bought' },
  'live-interviews': { name_one: 'Live interview', name_other: 'Live interviews' },
  'open-interviews': { name_one: 'Open interview', name_other: 'Open interviews', search: 'Search by title' },
  'sub-accounts': { name_one: 'Group', name_other: 'Groups' },
  'sub-account-companies': { name_one: 'Company', name_other: 'Companies' },
  'api-keys': { name_one: 'API key', name_other: 'API keys' },
  'training-lessons': { name_one: 'Lesson', name_other: 'Lessons' },
  'training-programs': { name_one: 'Training program', name_other: 'Training programs' },
  'handbook-documents': { name_one: 'Document', name_other: 'Documents', title: 'Processes and SOPs' },
  'process-runs': { name_one: 'Run', name_other: 'Process runs' },
  acknowledgements: { name_one: 'Confirmation', name_other: 'Confirmations' },
  'acknowledgement-reminders': { name_one: 'Reminder of everything', name_other: 'Reminders of everything' },
  'acknowledgement-rounds': { name_one: 'Round of confirmations', name_other: 'Rounds of confirmations' },
  'public-trainings': { name_one: 'Public training', name_other: 'Public trainings' },
  'training-schedules': { name_one: 'Training schedule', name_other: 'Training schedules' },
  'training-assignments': { name_one: 'Assignment', name_other: 'Assignments' },
  'training-certificates': { name_one: 'Certificate', name_other: 'Certificates' },
  'training-late-reminders': {
    name_one: 'Overdue training reminder',
    name_other: 'Overdue training reminders',
  },
  'rating-types': { name_one: 'Rating type', name_other: 'Rating types' },
  questions: { name_one: 'Question', name_other: 'Questions' },
  'question-sets': {
    name_one: 'Question set',
    name_other: 'Question sets',
    version: 'Version {{revision}}',
    useLatest: 'Use version {{revision}}',
  },
  'interview-reviews': {
    name_one: 'Review',
    name_other: 'Reviews',
    settings: { action: 'Review settings' },
    compare: { action: 'Compare answers' },
  },
  roles: { name_one: 'Role', name_other: 'Roles' },
  responses: {
    name_one: 'Recorded interview',
    name_other: 'Recorded interviews',
    invite: { before_one: '1 day before', before_other: '{{count}} days before' },
    proof: { title: 'Same chance for everyone' },
  },
  'candidate-mails': {
    name_one: 'Email to a candidate',
    name_other: 'Emails to candidates',
    compose: { action: 'Send email' },
  },
};

export const DOMAINS = 'Domains';
export const MY_TRAININGS = 'My trainings';
export const PRACTICE = 'Practice';
export const MY_CERTIFICATES = 'My certificates';
export const POLICIES = 'Policies';
export const WHO_HAS_LEARNED_WHAT = 'Who has learned what';
export const REVIEWS = {
  title: 'Answers to review',
  waitingTrainings_one: '{{smart_count}} training has answers to review',
  waitingTrainings_other: '{{smart_count}} trainings have answers to review',
};

/** What follows from the names alone: titles, questions, usual messages. */
export const namedEnUs = Object.fromEntries(Object.entries(names).map(([name, words]) => [name, resourceEnUs(words)]));
