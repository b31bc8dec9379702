import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const candidateEnUs = resourceEnUs({
  name_one: 'Candidate',
  name_other: 'Candidates',
  facts: 'Contact',
  mark: { erased: 'Erased', linked: 'Has an account' },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    labelIds: 'Labels',
    labelId: 'Label',
    createdAt: 'Added',
  },
  submit: 'Add candidate',
  created: 'Candidate added',
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
  remove: { detail: 'They leave the lists. Their history stays in the audit.' },
  empty: { detail: 'Add the first person, then open an interview for a job.' },
  events: {
    Created: 'Candidate added',
    CandidateLinked: 'Candidate linked to an account',
    CandidateUnlinked: 'Account of the candidate erased',
    CandidateExported: 'Data given to the person',
    CandidateLabelled: 'Label put on',
    CandidateUnlabelled: 'Label taken off',
    CandidateErased: 'Person erased',
  },
});

export const candidateProblemEnUs = {
  'candidate-not-found': 'This candidate does not exist.',
  'candidate-already-linked': 'This candidate belongs to another account.',
  'application-not-found': 'This application does not exist.',
  'already-applied': 'This person has applied for the job already.',
  'job-not-open': 'This job does not take applications now.',
};
