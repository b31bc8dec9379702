export const partnershipEnUs = {
  partnership: {
    checking: 'Checking the link…',
    title: 'Join {{company}}',
    lead: '{{company}} invites your company to its group “{{group}}”.',
    terms: {
      title: 'What joining means',
      enter:
        'Admins of {{company}} can open your workspace and do what your own admins can. They cannot remove its owners, and your audit log shows everything they do.',
      programs:
        '{{company}} can give you training programs, whose files count in your storage. It does not see who learns by them.',
      shareCandidates: '{{company}} can see your candidates: name, job and stage.',
      bypassBilling: '{{company}} pays for your company. You are not billed.',
      bypassPlugin: 'Your company can use the plugins of {{company}}.',
      leave: 'Your company stays independent. Its owners can leave at any time under Settings > Partnerships.',
    },
    haveCompany: 'Is your company already on Onrecord?',
    logIn: 'Log in',
    submit: 'Agree, create company and join',
    asWhom: 'You are logged in as {{name}} ({{email}}).',
    company: 'Company to join with',
    join: 'Agree and join',
    joining: 'One moment…',
    noCompany: 'This account has no company. Log out to sign up a new one with another email address.',
    otherAccount: 'Log out and use another account',
    closedTitle: 'This link does not work',
    closed: 'It was closed or replaced. Ask the company that sent it for a new one.',
    failed: 'Could not check the link',
    retry: 'Retry',
  },
};
