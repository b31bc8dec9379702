import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const partnerCandidateEnUs = resourceEnUs({
  ...names['partner-candidates'],
  detail: 'Candidates that your partners share with you. To make changes, open the partner’s workspace.',
  fields: { company: 'Company', jobTitle: 'Latest job', status: 'Stage' },
  empty: {
    title: 'No partner candidates',
    detail: 'Candidates appear here when a company in one of your groups agrees to share them.',
  },
});
