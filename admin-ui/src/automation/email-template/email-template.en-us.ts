import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

const text = {
  fields: { locale: 'Language', subject: 'Subject', content: 'Message' },
  locale: { 'en-us': 'English', 'pt-br': 'Portuguese' },
};

export const emailTemplateEnUs = resourceEnUs({
  ...names['email-templates'],
  fields: {
    ...text.fields,
    variants: 'Other languages',
    attachmentIds: 'Files',
    userId: 'Sent to',
    mail: 'Automatic email',
  },
  locale: text.locale,
  hints: {
    tags: 'Tags are replaced with each recipient’s details when the email is sent.',
    variants: 'Recipients get the email in their own language if it is here. Everyone else gets the text above.',
    attachmentIds: 'Files from your library, up to 15 MB in total.',
  },
  form: { text: 'Text', languages: 'Languages', attachments: 'Attachments' },
  items: { variants: { name: 'Language', ...text } },
  submit: 'Create template',
  empty: { detail: 'Write an email once, with tags for names, jobs and links, and send it as often as you need it.' },
  tags: {
    insert: 'Insert tag',
    insertInto: 'Insert tag: {{field}}',
    title: 'Available tags',
    fallback: 'Text if there is no value',
    fallbackExample: 'there',
    unknown_one: 'There is no tag named {{names}}',
    unknown_other: 'There are no tags named {{names}}',
    groups: {
      event: 'Event',
      candidate: 'Candidate',
      company: 'Company',
      interview: 'Interview',
      job: 'Job',
      user: 'Team member',
      note: 'Note',
      certificate: 'Certificate',
      hire: 'Hire',
      contract: 'Contract',
      document: 'Document',
      process: 'Process',
      task: 'Task',
      training: 'Training',
      webhook: 'Webhook',
    },
  },
  preview: {
    form: { name: 'How it is shown', light: 'Light', dark: 'Dark', plain: 'Plain text' },
    kind: {
      name: 'Show it for',
      candidates: 'Candidate',
      jobs: 'Job',
      interviews: 'Interview',
      'live-interviews': 'Live interview',
      'pending-hires': 'Hire',
      contracts: 'Contract',
      'training-assignments': 'Training',
      'training-certificates': 'Certificate',
      users: 'Sender',
    },
    title: 'Preview',
    about: 'Show it for',
    examples: 'Example values',
    none: 'Write a subject and a message to see the email here.',
    missing: 'Empty in this email: {{names}}. Add a text to the tag for this case.',
  },
  test: { action: 'Send me a test', draft: 'Send me this draft', done: 'The test email is on its way to you' },
  events: { EmailTemplateTested: 'Email template tested', EmailDraftTested: 'Email draft tested' },
});

export const emailTemplateProblemEnUs = {
  'template-name-required': 'Template name required',
  'email-template-name-taken': 'There is already a template with this name',
  'mail-tag-unknown': 'Contains a tag that does not exist',
  'mail-tag-broken': 'Contains a tag that is not complete. Insert it with the button below the text',
  'mail-locale-repeated': 'There is already a text in this language',
  'mail-file-not-found': 'One of these files is no longer in your library',
  'mail-files-too-large': 'These files are too large for an email. Together they can be up to 15 MB',
};
