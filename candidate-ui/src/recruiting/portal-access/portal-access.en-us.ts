export const portalAccessEnUs = {
  portalAccess: {
    checking: 'Checking the link…',
    title: '{{company}} has set up portal access for you',
    lead: 'Confirm that {{email}} is yours. Then you can log in with the password that {{company}} has set for you: change it after your first login.',
    leadOwn:
      '{{email}} already has an account. Your password stays as it is. Once you confirm, your account is connected to your record at {{company}}.',
    agree: '{{company}} may contact me and see the documents on my profile, and other employers may contact me too.',
    agreeMissing: 'You need to agree to continue.',
    confirm: 'Confirm my address',
    doneTitle: 'Your address is confirmed',
    done: 'You can log in now with {{email}} and the password that {{company}} gave you. Change it in your profile.',
    doneOwn: 'Your account is connected to {{company}}. Log in with your own password.',
    logIn: 'Log in',
    invalidTitle: 'This link does not work',
    invalid: 'A link works once and expires after seven days. Ask the company for a new one.',
    failed: 'Could not check the link',
    retry: 'Retry',
  },
};
