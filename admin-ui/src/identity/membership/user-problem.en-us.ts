export const userProblemEnUs = {
  'membership-not-found': 'This user does not exist in this company.',
  'invitation-not-found': 'This invitation no longer exists.',
  'invitation-just-sent': 'This invitation was sent less than a minute ago. Wait a moment before you resend it.',
  'already-invited': 'This email address has already been invited. Resend the invitation instead.',
  'already-member': 'This email address already belongs to a user of the company.',
  'account-not-ours': 'This account is also used outside this company. Only the user can change it.',
  'account-of-more-rights': 'You cannot change this account because this person has permissions that you do not have.',
  'own-account': 'This is your own account. Change it in your account settings.',
  'address-unchanged': 'This is already their email address',
  'role-unknown': 'This role no longer exists.',
  'last-owner': 'A company needs at least one owner. Make someone else an owner first.',
};
