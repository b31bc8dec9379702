import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const rejectionReasonEnUs = resourceEnUs({
  name_one: 'Rejection reason',
  name_other: 'Rejection reasons',
  detail:
    'Why you reject candidates. The reason is chosen with the rejection and counted for each job; candidates never see it.',
  gone: 'removed reason',
  none: 'No reason',
  choose: 'Reason',
  nothing: 'Your company has no rejection reasons yet.',
  manage: 'Add reasons',
  empty: {
    detail: 'Add the reasons that your team chooses from, such as “Not enough experience” or “Position filled”.',
  },
  remove: {
    detail: 'It can no longer be chosen. Interviews rejected for this reason keep it.',
  },
  removeMany: {
    detail: 'They can no longer be chosen. Interviews rejected for these reasons keep them.',
  },
});

export const rejectionReasonProblemEnUs = {
  'rejection-reason-name-taken': 'There is already a reason with this name.',
};
