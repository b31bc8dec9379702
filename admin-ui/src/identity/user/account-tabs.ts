export const ACCOUNT = 'user';

/** What somebody has of their own, below /t/user, in the order of its tabs: path, and translation key of the title. */
export const accountTabs: readonly { path: string; title: string }[] = [
  { path: 'profile', title: 'identity.account.profile.title' },
  { path: 'documents', title: 'identity.account.documents.title' },
  { path: 'security', title: 'security.title' },
  { path: 'password', title: 'security.password.title' },
];
