export const accountEnUs = {
  title: 'My account',
  signedInAs: 'You sign in as {{email}}.',
  browserZone: 'As this browser: {{zone}}',
  field: { name: 'Name', locale: 'Language', timeZone: 'Time zone' },
  hint: {
    locale: 'Of the pages, and of the mails that are sent to you.',
    timeZone: 'Dates and times are shown in it. Leave it empty to follow the browser.',
  },
  avatar: {
    label: 'Picture',
    hint: 'PNG, JPEG or WebP, at most 5 MB. The middle of it is shown, to whoever sees your name in a company.',
    changed: 'Your picture has been saved',
    removed: 'Your picture has been removed',
  },
  profile: { title: 'Profile', done: 'Profile updated' },
};
