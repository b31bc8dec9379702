export const ownDataEnUs = {
  title: 'A copy of your data',
  detail:
    'Your account and what each company has recorded about you, with what you learned and answered and what was said of it, as a JSON file.',
  action: 'Download a copy',
  busy: 'Preparing your copy…',
  done: 'Your data has been downloaded',
};
