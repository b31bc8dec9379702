export const errorsEnUs = {
  errors: {
    accessDenied: {
      title: 'Access denied',
      lead: 'You do not have permission to view this page. Ask an owner of your company for access.',
    },
    pageNotFound: {
      title: 'Page not found',
      lead: 'There is nothing at this address. The page may have moved, or the link may be incomplete.',
    },
    home: 'Go to your workspace',
    otherAccount: 'Log in with another account',
  },
};
