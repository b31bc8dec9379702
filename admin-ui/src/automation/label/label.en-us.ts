import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const labelEnUs = resourceEnUs({
  name_one: 'Label',
  name_other: 'Labels',
  fields: { backgroundColor: 'Background color', fontColor: 'Font color', scopeId: 'Scope' },
  hints: { scopeId: 'What the label may be put on. Labels of your own scopes may be put on anything.' },
  scope: { candidate: 'Candidate', interview: 'Interview', job: 'Job', training: 'Training' },
  contrast: {
    readable: 'Contrast {{ratio}} : 1. Easy to read.',
    faint: 'Contrast {{ratio}} : 1. Hard to read: choose colors with at least 4.5 : 1.',
  },
  add: 'Add a label',
  takeOff: 'Take off {{name}}',
  none: 'No labels yet.',
  noneMade: 'Your company has no labels for candidates yet.',
  empty: { detail: 'Labels tell apart what looks alike: put them on candidates, then filter by them.' },
});

export const labelScopeEnUs = resourceEnUs({
  name_one: 'Scope',
  name_other: 'Scopes',
  title: 'Label scopes',
  detail: 'Candidate, interview, job and training are there from the start: system scopes cannot be deleted.',
  empty: {
    title: 'No scopes of your own',
    detail: 'Make one to group labels in your own way: a season, a campaign, a site.',
  },
  historyName: 'Label scope',
});

export const labelProblemEnUs = {
  'label-name-taken': 'There is a label of this name already.',
  'label-not-found': 'This label does not exist any more.',
  'label-scope-wrong': 'This label is for other things.',
  'labels-too-many': 'At most 50 labels fit on one thing.',
  'label-scope-is-system': 'System scopes cannot be deleted or renamed.',
};
