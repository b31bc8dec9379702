export const invitationEnUs = {
  invitation: {
    checking: 'Checking the link…',
    title: 'Join {{company}}',
    lead: 'You are invited as {{email}}.',
    name: 'Your name',
    accept: 'Create account and join',
    accepting: 'One moment…',
    join: 'Join',
    hasAccount: '{{email}} has an account here. Log in with it to join.',
    asWhom: 'You are logged in as {{name}}, {{email}}.',
    logIn: 'Log in',
    invalidTitle: 'This invitation does not work',
    invalid: 'A link works once, for seven days, unless it is withdrawn. Ask the company to send you another.',
    failed: 'The link could not be checked',
    retry: 'Try again',
  },
};

export const invitationProblemEnUs = {
  'invitation-invalid': 'This invitation was used, has run out or was withdrawn.',
  'invitation-needs-login': 'This address has an account already. Log in with it to join.',
  'invitation-not-yours': 'This invitation was sent to another address. Log in with that one.',
};
