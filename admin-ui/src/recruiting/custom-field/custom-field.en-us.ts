import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const customFieldEnUs = resourceEnUs({
  name_one: 'Custom field',
  name_other: 'Custom fields',
  detail: 'Your own fields for candidates and jobs. They appear in forms, lists, filters, imports and exports.',
  fields: { appliesTo: 'Used for', kind: 'Type', options: 'Options', hint: 'Help text' },
  hints: {
    kind: 'The type cannot be changed later.',
    hint: 'Shown under the field.',
  },
  appliesTo: { candidate: 'Candidates', job: 'Jobs' },
  kind: {
    text: 'Text',
    number: 'Number',
    date: 'Date',
    choice: 'Single choice',
    choices: 'Multiple choice',
    'yes-no': 'Yes or no',
    link: 'Link',
  },
  option: 'Option',
  addOption: 'Add option',
  takeOption: 'Remove option',
  gone: 'Removed field',
  goneOption: 'removed option',
  own: 'Custom fields',
  filter: 'Filter by custom fields',
  has: '%{name} contains',
  from: '{{name}}, from',
  to: '{{name}}, to',
  apply: 'Apply',
  clear: 'Clear',
  remove: {
    detail: 'The field disappears from forms, lists and filters. Values already entered stay in the history.',
  },
  empty: { detail: 'Add what your company asks about every candidate or job, such as a license or a cost center.' },
});

export const customFieldProblemEnUs = {
  'custom-field-kind-fixed': 'The type of a field cannot be changed. Create another field instead.',
  'custom-field-options-required': 'Add at least one option.',
  'custom-field-option-twice': 'Two options have the same name.',
  'custom-field-options-unwanted': 'Only choice fields have options.',
  'custom-field-not-found': 'This field no longer exists.',
  'custom-text-invalid': 'Enter at most 1,000 characters.',
  'custom-number-invalid': 'Enter a number.',
  'custom-date-invalid': 'Enter a date.',
  'custom-choice-invalid': 'Choose one of the options.',
  'custom-choices-invalid': 'Choose from the options.',
  'custom-yes-no-invalid': 'Choose yes or no.',
  'custom-link-invalid': 'Enter a link, such as https://example.com.',
};
