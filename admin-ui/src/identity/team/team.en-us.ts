import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const teamEnUs = resourceEnUs({
  name_one: 'Team',
  name_other: 'Teams',
  fields: { userIds: 'Users' },
  add: 'Add someone by name or email',
  users_one: '1 user',
  users_other: '{{count}} users',
  more: 'and {{count}} more',
  gone: 'removed team',
  ofUser: {
    add: 'Add a team by name',
    hint: 'Training is scheduled by team.',
    requiredHint: 'Training is scheduled by team, so training-only users need at least one.',
  },
  mine: 'Team',
  choose: 'Choose your team',
  empty: { detail: 'Group people who work together.' },
});

export const teamProblemEnUs = {
  'team-users-required': 'Add at least one user.',
  'teams-required': 'The teams field is required.',
  'team-unknown': 'This team no longer exists.',
  'team-full': 'One of these teams has reached its maximum number of users.',
  'team-last-user': 'They are the only user of a team. Add someone else to it first.',
  'team-user-unknown': 'One of these people is not a user of this company.',
};
