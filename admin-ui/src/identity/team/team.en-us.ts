export const teamEnUs = {
  title: 'Teams',
  create: 'New team',
  search: 'Search teams',
  field: { name: 'Name', userIds: 'Users' },
  add: 'Add somebody by name or email',
  left: 'somebody who has left',
  more: 'and {{count}} more',
  mine: 'Team',
  choose: 'Choose your team',
  empty: { title: 'No teams yet', detail: 'Bring together people who work on the same things.' },
};

export const teamProblemEnUs = {
  'team-users-required': 'The users field is required.',
  'team-user-unknown': 'One of these people does not work in this company.',
};
