export const partnershipEnUs = {
  title: 'Partnerships',
  detail: 'Companies whose admins can open your workspace because one of your owners agreed.',
  parents: 'Companies with access',
  group: 'Group {{group}}',
  since: 'since {{at}}',
  shares: 'sees your candidates',
  sharesNot: 'cannot see your candidates from its own workspace',
  leave: 'Leave',
  leaveNamed: 'Leave {{company}}',
  leaveTitle: 'Leave {{company}}?',
  leaveDetail:
    'Admins of {{company}} lose access immediately. You keep all your data. Training programs that came from {{company}} get no new versions and cannot be scheduled again.',
  left: 'You have left the partnership',
  empty: {
    title: 'No partnerships',
    detail:
      'No other company has access to yours. A partnership starts when one of your owners accepts another company’s link.',
  },
};
