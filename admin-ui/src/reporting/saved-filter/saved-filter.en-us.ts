export const savedFilterEnUs = {
  title: 'Filtered list',
  only: 'Only {{words}}',
  clear: 'Clear this filter',
  jobs_one: '1 job',
  jobs_other: '{{count}} jobs',
  oneCandidate: 'one candidate',
  unknown: {
    title: 'There is no such filter',
    detail: 'The address may be incomplete, or belong to another company.',
  },
};

export const savedFilterProblemEnUs = {
  'filter-not-found': 'There is no such filter.',
  'report-repeated': 'Each report can stand on the dashboard once',
};
