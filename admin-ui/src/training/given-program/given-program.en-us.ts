import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const givenProgramEnUs = resourceEnUs({
  name_one: 'Program of a partner',
  name_other: 'Programs of partners',
  title: 'Partners with this program',
  search: 'Search companies',
  fields: {
    programId: 'Program',
    companyId: 'Company ID',
    companyName: 'Company',
    status: 'Status',
    offeredVersion: 'Newest version',
    givenVersion: 'Their version',
    programVersion: 'Version',
    refusal: 'Reason',
    withdrawal: 'Reason',
    reason: 'Reason',
    updatedAt: 'Since',
  },
  status: { waiting: 'On its way', given: 'Up to date', refused: 'Not delivered', withdrawn: 'No longer updated' },
  refusal: {
    'storage-full': 'The storage of this company is full. It has to make room for the files of the program.',
    'file-missing': 'A file of this version was deleted from your library. Choose another and publish again.',
    'removed-there': 'This company deleted its copy, or a file of it.',
    failed: 'Something went wrong.',
  },
  withdrawal: {
    unassigned: 'The group of this company no longer has the program.',
    left: 'The company left your partnership.',
    removed: 'You removed the program.',
  },
  noVersion: 'None yet',
  retry: { action: 'Try again', named: 'Try again for {{name}}', done: 'On its way again' },
  reason: {
    ...{ 'storage-full': 'storage full', 'file-missing': 'file deleted' },
    ...{ 'removed-there': 'deleted by the company', failed: 'something went wrong' },
    ...{ unassigned: 'group taken out', left: 'partnership ended', removed: 'program removed' },
  },
  historyName: 'Program for a partner',
  events: {
    Created: 'Program assigned to a partner',
    GivenProgramOffered: 'Version sent to a partner',
    GivenProgramCopied: 'Version arrived at a partner',
    GivenProgramRefused: 'Version did not arrive at a partner',
    GivenProgramWithdrawn: 'Partner no longer gets new versions',
  },
  empty: {
    title: 'No company has it yet',
    detail: 'Once the program is published, every company of the groups it is assigned to gets a copy.',
  },
});

export const givenEnUs = {
  program:
    'This program comes from {{name}}. It cannot be changed here, and new versions arrive by themselves. You can schedule it and use its lessons in programs of your own.',
  lesson: 'This lesson comes from {{name}} and cannot be changed here. You can use it in programs of your own.',
  withdrawn:
    'This program comes from {{name}}, which no longer shares it. Running schedules continue, but it cannot be scheduled again.',
  removal_one:
    'The company that has this program keeps its copy: running schedules continue, and it cannot be scheduled again.',
  removal_other:
    'The {{smart_count}} companies that have this program keep their copies: running schedules continue, and they cannot schedule it again.',
};

export const givenProgramProblemEnUs = {
  'sub-account-group-unknown': 'Choose groups of your company',
  'program-given': 'This program comes from a parent company and cannot be changed here.',
  'lesson-given-further': 'Lessons that come from a parent company cannot be given to partners.',
  'lesson-given': 'This lesson comes from a parent company and cannot be changed here.',
  'program-withdrawn': 'The company that this program comes from no longer shares it. It cannot be scheduled again.',
  'program-not-given': 'This program is not shared with this company.',
  'copy-removed': 'This company deleted its copy.',
};
