import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const invitationEnUs = resourceEnUs({
  name_one: 'Invitation',
  name_other: 'Invitations',
  title: 'Pending invitations',
  fields: { roles: 'Roles', expiresAt: 'Expires', actions: 'Actions' },
  isOver: 'Expired',
  resend: 'Resend',
  resendTo: 'Resend: {{name}}',
  resent: 'Invitation resent',
  revoke: 'Withdraw',
  revokeOf: 'Withdraw: {{name}}',
  revokeTitle: 'Withdraw the invitation for {{name}}?',
  revokeDetail: 'Links sent to them will stop working.',
  revoked: 'Invitation withdrawn',
  empty: { title: 'No pending invitations', detail: 'People you have invited who have not joined yet appear here.' },
});
