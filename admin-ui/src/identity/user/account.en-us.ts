export const accountEnUs = {
  title: 'My account',
  signedInAs: 'You log in with {{email}}.',
  field: { name: 'Name', locale: 'Language', timeZone: 'Time zone' },
  hint: {
    locale: 'Used on all pages and in the emails you receive.',
    timeZone: 'Used to show dates and times. Leave empty to use the time zone of the company.',
  },
  avatar: {
    label: 'Picture',
    hint: 'PNG, JPEG or WebP, up to 5 MB. Cropped to the center and shown next to your name.',
    changed: 'Picture saved',
    removed: 'Picture removed',
  },
  profile: { title: 'Profile', done: 'Profile updated' },
  mails: {
    title: 'Emails',
    hint: 'Reminders and what your company must tell you always come.',
    assignments: 'When something is assigned to me',
    assignmentsHint: 'Tasks, interviews and steps that are given to you or your team.',
    reviews: 'In the morning, when answers wait for a review',
    reviewsHint: 'Sent at nine in the morning, only if something waits.',
  },
  documents: {
    title: 'Documents',
    lead: 'Contracts that were sent to your account’s email address for you to sign.',
    until: 'Sign by',
    sign: 'Read and sign',
    open: 'Open',
    empty: { title: 'No documents', detail: 'Contracts that are sent to your email address appear here.' },
  },
};
