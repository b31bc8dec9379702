export const partnerCandidateEnUs = {
  title: 'Partner candidates',
  detail: 'What your partners agreed to show you. To change anything, open the partner’s workspace.',
  company: 'Company',
  job: 'Newest job',
  stage: 'Stage',
  empty: {
    title: 'No partner candidates',
    detail: 'A group that asks its companies to share candidates, and a company that agrees to it, bring them here.',
  },
};
