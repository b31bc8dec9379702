export const shellEnUs = {
  shell: {
    unsaved: {
      title: 'Leave without saving?',
      detail: 'Your changes on this page will be lost.',
      leave: 'Leave',
      stay: 'Stay on page',
    },
    skip: 'Skip to content',
    homeOf: 'Onrecord, home',
    home: 'Home',
    back: 'Back',
    breadcrumbs: 'Breadcrumbs',
    nav: { label: 'Main menu', jobs: 'Open jobs', mine: 'My interviews', trainings: 'Trainings', profile: 'Profile' },
    account: 'Account of {{name}}',
    contracts: 'My contracts',
    logout: 'Log out',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
    loading: 'Loading…',
    failed: 'This could not be loaded',
    retry: 'Retry',
    offline: {
      title: 'You are offline',
      detail: 'Check your connection. This page retries when you are back online.',
      bar: 'You are offline. What you see may be out of date.',
    },
    reload: {
      title: 'You need to reload the page!',
      detail: 'Part of this page could not be loaded. It may have just been updated.',
      action: 'Reload',
    },
    workspace: {
      backTo: 'Back to {{company}}',
      switched: 'You are now in your candidate workspace. Use the menu at the top right to switch back.',
    },
    scene: {
      staff: {
        promise: 'Every decision, on the record.',
        detail: 'Who decided, when and why, from the first interview to the last signature.',
      },
      candidate: {
        promise: 'Know where you stand.',
        detail: 'All your applications and their status, in one place.',
      },
    },
  },
};
