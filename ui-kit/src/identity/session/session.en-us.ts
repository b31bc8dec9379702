export const sessionEnUs = {
  session: {
    authenticationError: 'Authentication error.',
    login: {
      title: 'Log in',
      heading: 'Welcome back',
      lead: 'Log in to your workspace.',
      leadCandidate: 'Log in to continue with your applications.',
      email: 'Email',
      password: 'Password',
      submit: 'Log in',
      submitting: 'Logging in…',
      isNew: 'New here?',
      signUpCompany: 'Sign up your company',
      signUpCandidate: 'Create an account to apply for jobs',
    },
  },
};
