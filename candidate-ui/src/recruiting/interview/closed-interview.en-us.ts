export const closedInterviewEnUs = {
  closedInterview: {
    confirm: 'Confirm your email address first',
    confirmDetail:
      'This interview opens for whoever the company wrote to. We sent an email to {{email}}: open its link, and it leads back here.',
    sent: 'We sent another email to {{email}}. Open its link, and it leads back here.',
    notYours: 'This interview is not open to your account',
    notYoursDetail:
      'You are logged in as {{email}}. If the invitation came to another address, log in with that one, or ask the company to write to this one.',
    check: 'I have confirmed it',
  },
};
