export const partnershipEnUs = {
  title: 'Partnerships',
  detail: 'Companies whose admins may enter this one, because an owner of yours agreed to it.',
  parents: 'Who may come in',
  group: 'Group {{group}}',
  since: 'since {{at}}',
  shares: 'sees your candidates',
  sharesNot: 'does not see your candidates from outside',
  leave: 'Leave',
  leaveNamed: 'Leave {{company}}',
  leaveTitle: 'Leave {{company}}?',
  leaveDetail:
    'Admins of {{company}} are out with their next click, and see nothing of yours. All that is yours stays.',
  left: 'You have left the partnership',
  empty: {
    title: 'No partnerships',
    detail:
      'Nobody from another company may enter this one. A company invites you by a link; an owner of yours accepts.',
  },
};
