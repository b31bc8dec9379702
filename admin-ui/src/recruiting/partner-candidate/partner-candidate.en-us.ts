import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const partnerCandidateEnUs = resourceEnUs({
  name_one: 'Partner candidate',
  name_other: 'Partner candidates',
  search: 'Search candidates',
  detail: 'What your partners agreed to show you. To change anything, open the partner’s workspace.',
  fields: { company: 'Company', jobTitle: 'Newest job', status: 'Stage' },
  empty: {
    title: 'No partner candidates',
    detail: 'A group that asks its companies to share candidates, and a company that agrees to it, bring them here.',
  },
});
