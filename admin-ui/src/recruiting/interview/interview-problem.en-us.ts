export const interviewProblemEnUs = {
  'interview-status-set-by-system':
    'Created, pending, answered and unanswered are set automatically and cannot be chosen.',
  'interview-undo-changed': 'The status has changed again since.',
  'interview-assigned-to-both': 'Choose a person or a team, not both.',
  'interview-undo-late': 'It is too late to undo this: the candidate has been told.',
  'interview-open-already': 'This candidate has an open interview for this already. Decide about that one first.',
  'rejection-reason-only-rejected': 'Only a rejection takes a reason.',
  'rejection-reason-not-found': 'This reason no longer exists. Choose another one.',
};
