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
};
