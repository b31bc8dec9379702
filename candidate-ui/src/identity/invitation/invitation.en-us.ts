export const invitationEnUs = {
  invitation: {
    checking: 'Checking the link…',
    title: 'Join {{company}}',
    lead: 'This invitation is for {{email}}.',
    name: 'Your name',
    accept: 'Create account and join',
    accepting: 'One moment…',
    join: 'Join',
    hasAccount: '{{email}} already has an account. Log in to join.',
    asWhom: 'You are logged in as {{name}} ({{email}}).',
    logIn: 'Log in',
    otherAccount: 'Log out and use another account',
    invalidTitle: 'This invitation does not work',
    invalid: 'An invitation works once, expires after seven days and can be withdrawn. Ask the company for a new one.',
    failed: 'Could not check the link',
    retry: 'Retry',
  },
};
