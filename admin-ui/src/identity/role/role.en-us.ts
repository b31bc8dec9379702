import { matrixEnUs } from './matrix.en-us.ts';

export const roleEnUs = {
  ...matrixEnUs,
  title: 'Roles',
  detail: 'What people may do. Somebody may hold several roles: their rights add up.',
  own: 'Roles of your company',
  builtInTitle: 'Built-in roles',
  builtInDetail: 'Every company has this role. It cannot be changed; clone it to have one that can.',
  create: 'New role',
  created: 'The role has been created',
  saved: 'The role has been saved. It holds from the next request of everybody who has it.',
  clone: 'Clone',
  cloneOf: 'Clone {{name}}',
  cloneName: '{{name}} (copy)',
  holders: 'Who has it',
  holdersOf: 'Who has it: {{name}}',
  search: 'Search roles',
  nothing: 'No role matches',
  unnamed: 'A role of the company',
  empty: 'None yet. Begin with a new role, or clone a built-in one and change it.',
  field: { name: 'Name', description: 'Description', permissions: 'Permissions' },
  remove: {
    action: 'Remove role',
    title: 'Remove this role?',
    detail: 'A role that somebody holds cannot be removed: take it from them first. Its history stays.',
    done: 'The role has been removed',
  },
  builtIn: {
    Owner: { name: 'Owner', detail: 'May do everything, also erase people and give every role.' },
    Recruiter: { name: 'Recruiter', detail: 'Jobs, candidates and interviews; does not remove candidates.' },
    Trainer: { name: 'Trainer', detail: 'Programs, lessons, schedules and reviews.' },
    Auditor: { name: 'Auditor', detail: 'Sees everything and changes nothing.' },
  },
  matrix: {
    hint: 'Rights that you do not hold yourself cannot be changed.',
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
