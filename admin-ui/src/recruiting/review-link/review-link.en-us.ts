import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const reviewLinkEnUs = resourceEnUs({
  ...names['review-links'],
  fields: {
    interviewId: 'Interview',
    jobId: 'Job',
    label: 'For whom',
    expiresAt: 'Expires',
    isNameHidden: 'Hide the candidate’s name',
    ratingTypeIds: 'Rating types offered',
    openedCount: 'Times opened',
    openedAt: 'Last opened',
    guestId: 'Guest ID',
    fileId: 'File',
  },
  hints: {
    label: 'Only your company sees this.',
    isNameHidden: 'Recordings and documents are shown as they are.',
  },
  status: { active: 'Active', revoked: 'Revoked', expired: 'Expired' },
  action: 'Share',
  dialog: 'Share with somebody outside',
  intro:
    'Whoever has the link sees these answers without an account, and can rate and comment under a name of their own. Every visit is recorded.',
  expiresIn: 'Expires after',
  days_one: '1 day',
  days_other: '{{count}} days',
  make: 'Create link',
  made: 'Link created and copied',
  madeOnly: 'Link created',
  copy: 'Copy link for {{name}}',
  copied: 'Link copied',
  address: 'Address of the link for {{name}}',
  revoke: 'Revoke the link for {{name}}',
  revokeAction: 'Revoke',
  copyAction: 'Copy',
  revoked: 'Link revoked',
  opened_one: 'opened once',
  opened_other: 'opened {{count}} times',
  neverOpened: 'not opened yet',
  until: 'until',
  events: {
    Created: 'Link for outside reviewers created',
    ReviewLinkRevoked: 'Link revoked',
    ReviewLinkOpened: 'Link opened',
    ReviewLinkFileOpened: 'Recording or document opened',
  },
});

export const reviewLinkProblemEnUs = {
  'review-link-too-long': 'Choose a time within the next 90 days.',
  'review-link-invalid': 'This link has expired or was revoked.',
};
