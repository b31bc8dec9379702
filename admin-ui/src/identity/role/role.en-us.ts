import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';
import { matrixEnUs } from './matrix.en-us.ts';

export const roleResourceEnUs = resourceEnUs({
  name_one: 'Role',
  name_other: 'Roles',
  detail: 'What people may do. Somebody may hold several roles: their rights add up.',
  created: 'The role has been created',
  saved: 'The role has been saved. It holds from the next request of everybody who has it.',
  fields: { permissions: 'Permissions' },
  hints: { permissions: 'Rights that you do not hold yourself cannot be changed.' },
  form: { permissions: 'Permissions' },
  remove: {
    action: 'Remove role',
    title: 'Remove this role?',
    detail: 'A role that somebody holds cannot be removed: take it from them first. Its history stays.',
    done: 'The role has been removed',
  },
});

export const roleEnUs = {
  ...matrixEnUs,
  own: 'Roles of your company',
  builtInTitle: 'Built-in roles',
  builtInDetail: 'Every company has this role. It cannot be changed; clone it to have one that can.',
  clone: 'Clone',
  cloneOf: 'Clone {{name}}',
  cloneName: '{{name}} (copy)',
  holders: 'Who has it',
  holdersOf: 'Who has it: {{name}}',
  nothing: 'No role matches',
  unnamed: 'A role of the company',
  empty: 'None yet. Begin with a new role, or clone a built-in one and change it.',
  builtIn: {
    Owner: { name: 'Owner', detail: 'May do everything, also erase people and give every role.' },
    Recruiter: { name: 'Recruiter', detail: 'Jobs, candidates and interviews; does not remove candidates.' },
    Trainer: { name: 'Trainer', detail: 'Programs, lessons, schedules and reviews.' },
    Auditor: { name: 'Auditor', detail: 'Sees everything and changes nothing.' },
  },
  matrix: {
    thing: 'What',
    others: 'More',
    search: 'Find a permission',
    nothing: 'No permission matches',
    count: '{{held}} of {{all}}',
    total: '{{held}} of {{all}} permissions',
    row: '{{thing}}: everything',
    column: '{{action}}: everything in this group',
    group: 'Whole group: {{group}}',
  },
};

export const roleProblemEnUs = {
  'role-in-use': 'Somebody holds this role. Take it from them first.',
  'rights-not-held': 'Nobody can give or take rights that they do not hold themselves.',
};
