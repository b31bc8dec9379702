import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const teamEnUs = resourceEnUs({
  name_one: 'Team',
  name_other: 'Teams',
  fields: { userIds: 'Users' },
  add: 'Add somebody by name or email',
  more: 'and {{count}} more',
  gone: 'a team that is gone',
  ofUser: {
    add: 'Add a team by name',
    hint: 'Training is planned for teams.',
    requiredHint: 'Training is planned for teams: who is only trained is in at least one.',
  },
  mine: 'Team',
  choose: 'Choose your team',
  empty: { detail: 'Bring together people who work on the same things.' },
});

export const teamProblemEnUs = {
  'team-users-required': 'The users field is required.',
  'teams-required': 'The teams field is required.',
  'team-unknown': 'There is no such team any more.',
  'team-full': 'One of these teams has as many users as a team may have.',
  'team-last-user': 'They are the only user of a team. Add somebody else to it first.',
  'team-user-unknown': 'One of these people does not work in this company.',
};
