import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { matrixEnUs } from './matrix.en-us.ts';

export const roleResourceEnUs = resourceEnUs({
  ...names.roles,
  detail: 'Roles define what people can do. Someone with several roles has the permissions of all of them.',

  fields: { permissions: 'Permissions' },
  hints: { permissions: 'You cannot change permissions that you do not have yourself.' },
  form: { permissions: 'Permissions' },
  remove: {
    action: 'Remove role',
    title: 'Remove this role?',
    detail: 'A role that is in use cannot be removed. Take it away from its users first.',
  },
});

export const roleEnUs = {
  ...matrixEnUs,
  own: 'Roles of your company',
  builtInTitle: 'Built-in roles',
  builtInDetail: 'Built-in roles cannot be changed. Clone this role to customize it.',
  clone: 'Clone',
  cloneOf: 'Clone {{name}}',
  cloneName: '{{name}} (copy)',
  holders: 'Show users',
  holdersOf: 'Show users: {{name}}',
  nothing: 'No matching roles',
  unnamed: 'Company role',
  empty: 'No roles yet. Create one, or clone a built-in role and change it.',
  builtIn: {
    Owner: { name: 'Owner', detail: 'Full access, including erasing personal data and assigning any role.' },
    Recruiter: { name: 'Recruiter', detail: 'Manages jobs, candidates and interviews. Cannot remove candidates.' },
    Trainer: {
      name: 'Trainer',
      detail: 'Manages programs, lessons, schedules and reviews, with files of the library.',
    },
    Auditor: { name: 'Auditor', detail: 'Can view everything but cannot change anything.' },
  },
  matrix: {
    thing: 'Area',
    others: 'Other',
    search: 'Search permissions',
    nothing: 'No matching permissions',
    count: '{{held}} of {{all}}',
    total: '{{held}} of {{all}} permissions',
    row: '{{thing}}: all',
    column: '{{action}}: all in this group',
    group: 'Whole group: {{group}}',
  },
};

export const roleProblemEnUs = {
  'role-in-use': 'This role is in use. Take it away from its users first.',
  'rights-not-held': 'You cannot grant or revoke permissions that you do not have.',
};
