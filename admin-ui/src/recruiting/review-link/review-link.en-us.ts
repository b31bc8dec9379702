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
    guestCount: 'People who rated or commented',
    reviewsRemovedAt: 'Reviews removed',
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
  guests_one: '1 person has rated or commented',
  guests_other: '{{count}} people have rated or commented',
  removedReviews: 'Its reviews were removed',
  removeReviews: {
    action: 'Remove reviews',
    of: 'Remove the reviews of {{name}}',
    title: 'Remove the reviews of this link?',
    detail:
      'All ratings and comments that were given by this link are taken away, for everybody and for good. The link opens nothing any more. That they were given stays in the history.',
    done: 'Reviews removed',
  },
  neverOpened: 'not opened yet',
  until: 'until',
  events: {
    Created: 'Link for outside reviewers created',
    ReviewLinkRevoked: 'Link revoked',
    ReviewLinkOpened: 'Link opened',
    ReviewLinkFileOpened: 'Recording or document opened',
    ReviewLinkGuestAdmitted: 'Somebody rated or commented for the first time',
    ReviewLinkReviewsRemoved: 'Reviews of the link removed',
  },
});

export const reviewLinkProblemEnUs = {
  'review-link-too-long': 'Choose a time within the next 90 days.',
  'review-link-invalid': 'This link has expired or was revoked.',
  'review-link-full': 'As many people as one link is for have rated or commented by it.',
};
