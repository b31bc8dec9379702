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
