export const partnershipEnUs = {
  partnership: {
    checking: 'Checking the link…',
    title: 'Join {{company}}',
    lead: '{{company}} invites your company to its group “{{group}}”.',
    terms: {
      title: 'What joining means',
      enter:
        'Admins of {{company}} can enter your company and work in it as you do. They cannot remove its owners, and your history shows what they did.',
      shareCandidates: 'Staff of {{company}} see your candidates: name, job and stage.',
      bypassBilling: '{{company}} pays for your company: you are not billed.',
      bypassPlugin: 'Your company has the plugins of {{company}}.',
      leave: 'Your company stays yours. Its owners can leave at any time, under Settings, Partnerships.',
    },
    haveCompany: 'Your company is here already?',
    logIn: 'Log in',
    submit: 'Agree, create company and join',
    asWhom: 'You are logged in as {{name}}, {{email}}.',
    company: 'Company that joins',
    join: 'Agree and join',
    joining: 'One moment…',
    noCompany: 'This account has no company. Log out to make a new one with another address.',
    otherAccount: 'Log out and use another account',
    closedTitle: 'This link does not work',
    closed: 'It was closed or renewed. Ask the company that sent it for a new one.',
    failed: 'The link could not be checked',
    retry: 'Try again',
  },
};
