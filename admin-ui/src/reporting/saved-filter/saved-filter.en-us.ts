export const savedFilterEnUs = {
  title: 'Filtered list',
  only: 'Only {{words}}',
  clear: 'Clear filter',
  jobs_one: '1 job',
  jobs_other: '{{count}} jobs',
  labels_one: 'One label',
  labels_other: '%{smart_count} labels',
  oneImport: 'One import',
  oneCandidate: 'one candidate',
  oneProgram: 'one program',
  unknown: {
    title: 'This filter does not exist',
    detail: 'The address may be incomplete or belong to another company.',
  },
};

export const savedFilterProblemEnUs = {
  'filter-not-found': 'This filter does not exist.',
  'report-repeated': 'Each report can be on the dashboard only once',
};
