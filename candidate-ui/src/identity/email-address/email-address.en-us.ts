export const emailAddressEnUs = {
  emailAddress: {
    unverified: 'Your address {{email}} is not confirmed yet. Open the link in the mail that we sent you.',
    again: 'Send the mail again',
    sending: 'Sending…',
    sent: 'The mail is on its way.',
    change: {
      title: 'Email address',
      detail: 'Your account goes by {{email}}. To change it, open the links that we send to both addresses.',
      open: 'Change address',
      email: 'New email address',
      submit: 'Send the links',
      sent: 'A link is on its way to {{from}} and one to {{to}}. Open both within a day; until then nothing changes.',
      pageTitle: 'Change of email address',
      oldLead: 'Your account is to go by another address than this one. Refuse it if you did not ask for it.',
      newLead: 'Your account is to go by this address. Agree, and it is yours once the old address has agreed too.',
      agree: 'Agree to the change',
      refuse: 'Refuse the change',
      changedTitle: 'Your address has been changed',
      changed: 'From now on you log in with the new one.',
      agreedTitle: 'One address has agreed',
      agreed: 'Now open the link in the mail to the other address.',
      refusedTitle: 'The change was refused',
      refused: 'Your address stays as it is. If you did not ask for the change, choose a new password.',
      invalid: 'It was used already, is older than a day, or another change was asked for since.',
    },
    verify: {
      title: 'Confirm your email address',
      lead: 'One click shows that this address is yours.',
      submit: 'Confirm my address',
      submitting: 'Confirming…',
      doneTitle: 'Your address is confirmed',
      done: 'Thank you. There is nothing else to do.',
      goOn: 'Go on',
      invalidTitle: 'This link does not work any more',
      invalid: 'It was used already, or is older than seven days. You can have another sent from your profile.',
    },
  },
};

export const emailAddressProblemEnUs = {
  'email-unchanged': 'This is your address already',
  'verification-link-invalid': 'This link does not work any more.',
};
