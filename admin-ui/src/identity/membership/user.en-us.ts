import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const userEnUs = resourceEnUs({
  name_one: 'User',
  name_other: 'Users',
  search: 'Search by name or email',

  gone: 'former user',
  invite: {
    action: 'Invite',
    title: 'Invite a user',
    detail: 'They get an email with a link that works once and expires in seven days.',
    submit: 'Send invitation',
    done: 'Invitation sent',
  },
  account: 'Account',
  manage: {
    own: 'This is your own account. You can change it in',
    ownPages: 'your account settings',
    above: 'You cannot change this account because this person has permissions that you do not have.',
    shared:
      'This account is also used outside this company. Only the user can change the name, email address, password and picture.',
    visitor: 'Only the company’s own admins can change accounts.',
    pending: 'Waiting for confirmation from both addresses: {{email}}',
    picture: 'Picture',
    pictureHint: 'PNG, JPEG or WebP, up to 5 MB. Cropped to the center.',
    pictureChanged: 'Picture saved',
    pictureRemoved: 'Picture removed',
    link: {
      action: 'Send password reset link',
      title: 'Send {{name}} a password reset link?',
      detail:
        'We will send an email to {{email}}. The link works once and expires in one hour. The current password keeps working until then.',
      confirm: 'Send link',
      done: 'Link sent',
    },
    password: {
      action: 'Set new password',
      title: 'New password for {{name}}',
      detail: 'All their sessions end immediately. Give them the password in person.',
      field: 'New password',
      hint: 'At least {{min}} characters.',
      confirm: 'Set password',
      done: 'Password set. All sessions have ended',
    },
    'email-change': {
      action: 'Change email address',
      title: 'New email address for {{name}}',
      detail:
        'We will send a link to {{email}} and one to the new address. The change takes effect once both are confirmed, within a day.',
      field: 'New email address',
      confirm: 'Send links',
      done: 'Links sent to both addresses',
    },
  },
  extraPermissions: 'Additional permissions',
  fields: {
    password: 'Initial password',
    role: 'Role',
    type: 'Type',
    team: 'My team',
    teams: 'Teams',
    roles: 'Roles',
    labelIds: 'Labels',
    since: 'Since',
  },
  hints: {
    password: 'At least {{min}} characters. Give it to them in person. They can change it later.',
    extraPermissionsTrained: 'Only for this user. Training-only users can only be given training permissions.',
    trained: 'Only the training permissions of these roles apply.',
    extraPermissions: 'Only for this user, in addition to the permissions of their roles.',
  },
  type: { regular: 'Regular', 'training-only': 'Training only' },
  typeHint: {
    regular: 'Has the permissions of their roles.',
    'training-only': 'Only takes trainings. Has no access to recruiting or settings.',
  },
  handOver: {
    label: 'Hand over to',
    none: 'Nobody (they stay listed in their teams)',
    hint: 'Takes their place in: {{teams}}.',
  },
  status: { active: 'Active', deactivated: 'Deactivated' },
  deactivate: {
    action: 'Deactivate',
    title: 'Deactivate {{name}}?',
    detail:
      'They lose access to this company immediately. They keep their account, and everything they did stays in the audit log.',
    done: 'User deactivated',
  },
  reactivate: {
    action: 'Reactivate',
    title: 'Reactivate {{name}}?',
    detail: 'They get access again, with the roles they had.',
    done: 'User reactivated',
  },
  bulk: {
    done_one: 'Done for 1 user',
    done_other: 'Done for {{smart_count}} users',
    changed_one: 'Done for 1 user.',
    changed_other: 'Done for {{smart_count}} users.',
    refused_one: '1 user was left out',
    refused_other: '{{smart_count}} users were left out',
    label: { title_one: 'Add a label to 1 user', title_other: 'Add a label to {{smart_count}} users' },
    unlabel: { title_one: 'Remove a label from 1 user', title_other: 'Remove a label from {{smart_count}} users' },
  },
  empty: { title: 'No users yet', detail: 'People who work in your company will appear here.' },
});
