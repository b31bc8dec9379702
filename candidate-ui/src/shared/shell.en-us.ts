export const shellEnUs = {
  shell: {
    skip: 'Skip to content',
    homeOf: 'Onrecord, home',
    home: 'Home',
    back: 'Back',
    breadcrumbs: 'Breadcrumbs',
    nav: { label: 'Main menu', jobs: 'Open jobs', mine: 'My interviews', profile: 'Profile' },
    account: 'Account of {{name}}',
    logout: 'Log out',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
    loading: 'Loading…',
    failed: 'This could not be loaded',
    retry: 'Try again',
    offline: {
      title: 'You are offline',
      detail: 'Check your connection. This page tries again once you are back.',
      bar: 'You are offline. What you see may be out of date.',
    },
    reload: {
      title: 'You need to reload the page!',
      detail: 'A part of this page could not be loaded, perhaps because it was just updated.',
      action: 'Reload',
    },
    workspace: {
      backTo: 'Back to {{company}}',
      switched: 'You are in your candidate workspace now. Your company is in the menu at the top right.',
    },
    scene: {
      staff: {
        promise: 'Every decision, on the record.',
        detail: 'Who decided, when and why: from the first interview to the last signature.',
      },
      candidate: {
        promise: 'Know where you stand.',
        detail: 'Every job you applied for, and what became of it, in one place.',
      },
    },
  },
};
