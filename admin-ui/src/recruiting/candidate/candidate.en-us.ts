export const candidateEnUs = {
  title: 'Candidates',
  one: 'Candidate',
  search: 'Search candidates',
  facts: 'Contact',
  erased: 'Erased',
  linked: 'Has an account',
  field: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    labels: 'Labels',
    labelIds: 'Labels',
    createdAt: 'Added',
    updatedAt: 'Last change',
  },
  create: { action: 'New candidate', title: 'New candidate', submit: 'Add candidate', done: 'Candidate added' },
  edit: { title: 'Edit candidate', done: 'Candidate saved' },
  openInterview: {
    action: 'Open interview',
    title: 'Open an interview',
    done: 'Interview opened',
  },
  erase: {
    action: 'Erase person',
    title: 'Erase this person for ever?',
    detail:
      'Name, contact and comments become unreadable everywhere, in lists, mails and the whole history. Nobody can undo this.',
    confirm: 'Type “{{name}}” to confirm',
    done: 'Person erased',
  },
  remove: {
    action: 'Remove',
    title: 'Remove this candidate?',
    detail: 'They leave the lists. Their history stays in the audit.',
    done: 'Candidate removed',
  },
  removeMany: {
    action: 'Remove',
    title_one: 'Remove 1 candidate?',
    title_other: 'Remove {{count}} candidates?',
    detail: 'They leave the lists. Their history stays in the audit.',
    done_one: '1 candidate removed',
    done_other: '{{count}} candidates removed',
  },
  empty: { title: 'No candidates yet', detail: 'Add the first person, then open an interview for a job.' },
};

export const candidateProblemEnUs = {
  'candidate-not-found': 'This candidate does not exist.',
  'candidate-already-linked': 'This candidate belongs to another account.',
  'application-not-found': 'This application does not exist.',
  'already-applied': 'This person has applied for the job already.',
  'job-not-open': 'This job does not take applications now.',
};
