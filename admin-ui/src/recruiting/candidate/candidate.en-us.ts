import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { candidateProfileEnUs, candidateProfileProblemEnUs } from './candidate-profile.en-us.ts';

export const candidateEnUs = resourceEnUs({
  name_one: 'Candidate',
  name_other: 'Candidates',
  facts: 'Contact',
  mark: { erased: 'Erased', linked: 'Has an account' },
  ...candidateProfileEnUs,
  fields: {
    ...candidateProfileEnUs.fields,
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
    action: 'Erase personal data',
    title: 'Permanently erase this person’s data?',
    detail:
      'Name, contact details and comments become unreadable everywhere, including emails and history. This cannot be undone.',
    confirm: 'Type “{{name}}” to confirm',
    done: 'Personal data erased',
  },
  remove: { detail: 'They will no longer appear in lists. Their history stays in the audit log.' },
  empty: { detail: 'Add your first candidate, then open an interview for a job.' },
  events: {
    Created: 'Candidate added',
    CandidateLinked: 'Candidate linked to an account',
    CandidateUnlinked: 'Candidate’s account deleted',
    CandidateExported: 'Data exported for the person',
    CandidateLabelled: 'Label added',
    CandidateUnlabelled: 'Label removed',
    CandidateErased: 'Personal data erased',
  },
});

export const candidateProblemEnUs = {
  ...candidateProfileProblemEnUs,
  'candidate-not-found': 'This candidate does not exist.',
  'candidate-already-linked': 'This candidate is linked to another account.',
  'application-not-found': 'This application does not exist.',
  'already-applied': 'This person has already applied for this job.',
  'job-not-open': 'This job is not accepting applications.',
};
