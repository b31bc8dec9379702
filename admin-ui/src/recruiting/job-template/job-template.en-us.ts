import { names } from '#admin-ui/i18n/names.en-us';
import { jobChoicesEnUs, jobFieldsEnUs, jobStepEnUs } from '#admin-ui/recruiting/job/job.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const jobTemplateEnUs = resourceEnUs({
  ...names['job-templates'],
  historyName: 'Job template',
  fields: { name: 'Template name', ...jobFieldsEnUs, title: 'Job title' },
  items: { steps: jobStepEnUs },
  ...jobChoicesEnUs,
  form: {
    basics: 'Name and title',
    kind: 'Kind of work',
    place: 'Location',
    description: 'Description',
    requirements: 'Requirements',
    salary: 'Salary and benefits',
    interview: 'Interview',
  },
  hints: {
    location: 'As shown to candidates. City and state are shown if left empty.',
  },
  submit: 'Create template',
  use: 'New job',
  empty: { detail: 'Describe what your jobs have in common just once, or save a job as a template.' },
});
