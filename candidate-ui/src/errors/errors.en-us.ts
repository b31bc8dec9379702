export const errorsEnUs = {
  errors: {
    accessDenied: {
      title: 'Access denied',
      lead: 'Your role does not include this page. Ask an owner of your company if you need it.',
    },
    pageNotFound: {
      title: 'Page not found',
      lead: 'Nothing lives at this address. It may have moved, or the link may be incomplete.',
    },
    home: 'Go to your workspace',
    otherAccount: 'Log in with another account',
  },
};
