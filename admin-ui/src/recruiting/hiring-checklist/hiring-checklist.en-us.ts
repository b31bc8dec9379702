import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** Words of an item, in a checklist and in a hire. */
export const hireItemEnUs = {
  name: 'Item',
  fields: {
    title: 'What is to be done',
    description: 'Details',
    kind: 'Type',
    documentType: 'Document',
    contractTemplateId: 'Contract template',
    policyId: 'Policy',
    assignee: 'Assigned to',
    assigneeId: 'User',
    daysBefore: 'Days before the first day',
    isRequired: 'Required before hiring',
  },
  hints: {
    daysBefore: 'Leave empty for no due date. 0 is the first day itself.',
    contractTemplateId: 'Done once all have signed a contract made from it. Leave empty for any contract.',
  },
  kind: {
    task: 'Task',
    document: 'Document',
    details: 'Question to answer',
    contract: 'Contract to sign',
    policy: 'Policy to confirm',
  },
  documentType: { resume: 'Résumé', 'cover-letter': 'Cover letter', certificate: 'Certificate', other: 'Other' },
  assignee: { candidate: 'Candidate', manager: 'Manager', user: 'A user' },
};

export const hiringChecklistEnUs = resourceEnUs({
  ...names['hiring-checklists'],
  detail:
    'What has to be done before a new hire starts. A pending hire takes its own copy, so later changes here do not affect it.',
  fields: { isDefault: 'Default checklist', jobIds: 'Jobs', items: 'Items' },
  hints: {
    isDefault: 'Used for every hire whose job has no checklist of its own.',
    jobIds: 'Hires for these jobs use this checklist.',
  },
  items: { items: hireItemEnUs },
  remove: { detail: 'New hires will no longer use it. Hires that already have it keep their copy.' },
  empty: { detail: 'List once what every new hire needs: documents, equipment, accounts, introductions.' },
});
