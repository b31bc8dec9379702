export const sessionEnUs = {
  session: {
    login: {
      title: 'Log in',
      heading: 'Welcome back',
      lead: 'Log in to your workspace.',
      email: 'Email',
      password: 'Password',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      submit: 'Log in',
      submitting: 'Logging in…',
      promise: 'Every decision, on the record.',
      promiseDetail: 'Who decided, when and why: from the first interview to the last signature.',
    },
  },
  problem: {
    'invalid-credentials': 'This email address and password do not match an account.',
    'token-not-present': 'Your session has ended. Log in again.',
    'token-not-refreshable': 'Your session has ended. Log in again.',
    'no-tenant': 'No tenant could be determined.',
    'name-taken': 'This name is taken.',
    'tenant-already-exists': 'This company exists already.',
    'subdomain-taken': 'This address is taken by another company.',
    'user-already-exists': 'This account exists already.',
    'email-taken': 'This email address has an account already.',
  },
};
