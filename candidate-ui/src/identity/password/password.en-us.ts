export const passwordEnUs = {
  password: {
    changed: 'Password changed.',
    new: 'New password',
    back: 'Back to login',
    forgot: {
      link: 'Forgot your password?',
      title: 'Forgot your password?',
      lead: 'Tell us the email address of your account. We send you a link to choose a new password.',
      submit: 'Send the link',
      submitting: 'Sending…',
      sentTitle: 'Look into your mail',
      sent: 'If {{email}} has an account here, a link is on its way. It works once, for one hour.',
      notThere: 'Nothing there after a few minutes? Look among unwanted mail, or try another address.',
      again: 'Try another address',
    },
    reset: {
      title: 'Choose a new password',
      lead: 'For the account of {{email}}. Everybody who is logged in to it will be logged out.',
      submit: 'Save password',
      submitting: 'Saving…',
      checking: 'Checking the link…',
      invalidTitle: 'Invalid password reset link',
      invalid: 'A link works once, for one hour. Ask for a new one.',
      askAgain: 'Ask for a new link',
    },
  },
};

export const passwordProblemEnUs = {
  'reset-link-invalid': 'Invalid password reset link',
  'password-common': 'This is one of the passwords that are guessed first. Choose another',
  'password-like-account': 'Choose one that is not your name or email address',
};
