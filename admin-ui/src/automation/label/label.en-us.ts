import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const labelEnUs = resourceEnUs({
  name_one: 'Label',
  name_other: 'Labels',
  fields: { backgroundColor: 'Background color', fontColor: 'Font color', scopeId: 'Scope' },
  hints: {
    scopeId: 'What the label is for. Labels in your own scopes can be used on candidates, users and trainings.',
  },
  scope: { candidate: 'Candidate', interview: 'Interview', job: 'Job', training: 'Training', user: 'User' },
  contrast: {
    readable: 'Contrast {{ratio}}:1. Easy to read.',
    faint: 'Contrast {{ratio}}:1. Hard to read. Choose colors with at least 4.5:1.',
  },
  add: 'Add label',
  takeOff: 'Remove {{name}}',
  takeOffOne: 'Remove label',
  none: 'No labels yet.',
  empty: { detail: 'Add labels to candidates or users, then filter by them.' },
});

export const labelProblemEnUs = {
  'label-name-taken': 'A label with this name already exists.',
  'label-not-found': 'This label no longer exists.',
  'label-scope-wrong': 'This label cannot be used here.',
  'labels-too-many': 'You can add up to 50 labels.',
  'label-scope-is-system': 'System scopes cannot be deleted or renamed.',
};
