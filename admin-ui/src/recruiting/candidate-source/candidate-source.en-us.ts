import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const candidateSourceEnUs = resourceEnUs({
  name_one: 'Source',
  name_other: 'Sources',
  title: 'Candidate sources',
  detail:
    'Where your candidates come from. Sources are chosen for candidates and interviews, stand in tracking links of jobs, and are counted in reports.',
  historyName: 'Candidate source',
  fields: { code: 'Code in links' },
  hints: {
    code: 'Lowercase letters, digits, hyphens, dots and underscores. Made from the name if left empty; it cannot be changed later.',
  },
  unknown: 'Not specified',
  usual: {
    'company-page': 'Company page',
    marketplace: 'Marketplace',
    referral: 'Referral',
    agency: 'Recruiting agency',
    event: 'Event',
    linkedin: 'LinkedIn',
    indeed: 'Indeed',
    ziprecruiter: 'ZipRecruiter',
    careerbuilder: 'CareerBuilder',
  },
  empty: {
    title: 'No sources of your own yet',
    detail:
      'Company page, referral, LinkedIn and other usual sources are always there. Add your own, such as a campaign, a fair or a school.',
  },
  remove: { detail: 'It can no longer be chosen. Candidates and interviews that came from it keep it.' },
  removeMany: { detail: 'They can no longer be chosen. Candidates and interviews that came from them keep them.' },
});

export const candidateSourceProblemEnUs = {
  'candidate-source-name-taken': 'There is already a source with this name.',
  'candidate-source-code-taken': 'There is already a source with this code.',
  'candidate-source-code-fixed': 'The code of a source cannot be changed.',
};
