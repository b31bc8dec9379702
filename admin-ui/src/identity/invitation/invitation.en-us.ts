import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const invitationEnUs = resourceEnUs({
  name_one: 'Invitation',
  name_other: 'Invitations',
  title: 'Open invitations',
  fields: { roles: 'Roles', expiresAt: 'Runs out', actions: 'Actions' },
  isOver: 'Has run out',
  resend: 'Send again',
  resendTo: 'Send again: {{name}}',
  resent: 'The invitation is on its way again',
  revoke: 'Withdraw',
  revokeOf: 'Withdraw: {{name}}',
  revokeTitle: 'Withdraw the invitation of {{name}}?',
  revokeDetail: 'Links that were sent to them work no more.',
  revoked: 'The invitation has been withdrawn',
  empty: { title: 'No open invitations', detail: 'Who was invited and has not come yet stands here.' },
});
