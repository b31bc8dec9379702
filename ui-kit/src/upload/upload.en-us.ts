/** Where an upload stands. */
export const uploadStatusEnUs = {
  'on-hold': 'On hold',
  processing: 'Processing',
  uploading: 'Uploading',
  optimizing: 'Optimizing',
  completed: 'Completed',
  failed: 'Failed',
};

/** What is said of one upload, and what can be done about it. */
export const uploadEnUs = {
  of: '{{sent}} of {{size}}',
  paused: 'On hold',
  progress: 'Progress of {{name}}',
  again: 'This upload was interrupted. Choose the same file again and it will continue where it stopped.',
  chooseAgain: 'Choose file',
  chooseAgainNamed: 'Choose {{name}} again',
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Retry',
  remove: 'Remove',
  hide: 'Clear',
  removing: 'Removing',
  more_one: 'Show 1 more',
  more_other: 'Show more ({{count}})',
  lost: 'Your browser cannot remember all of these uploads. If you reload the page, some have to be started again.',
  loggingOut: {
    title: 'Files are still being uploaded',
    detail:
      'Logging out stops these uploads. Keep them to continue in this tab after you log in again, or remove them.',
    stay: 'Stay logged in',
    keep: 'Keep and log out',
    drop: 'Remove and log out',
  },
  fault: {
    'upload-failed': 'Upload failed. Something went wrong!',
    'upload-other-file': 'This is a different file. Choose the one that you were uploading.',
  },
};

export const uploadProblemEnUs = {
  'file-hash-wrong': 'The file did not arrive as it was sent. Try again.',
  'file-type-wrong': 'Invalid file type',
  'file-type-and-size-wrong': 'Invalid file type and size',
  'file-unsafe': 'This file could be unsafe, so it was not kept.',
  'file-infected': 'A virus was found in this file, so it was not kept.',
  'file-image-unreadable': 'This image cannot be read',
  'file-image-too-large':
    'This image has too many pixels. Up to 250 megapixels are accepted, and up to 50 of a progressive JPEG or an interlaced PNG.',
  'file-check-failed': 'This file could not be checked, so it was not kept.',
  'file-size-exceeded': 'Maximum size exceeded. This file did not pass size validation.',
  'file-empty': 'This file is empty.',
  'too-many-uploads': 'Too many uploads at the same time. Wait for some to finish.',
  'upload-not-found': 'This upload no longer exists. Start again.',
  'upload-out-of-step': 'The upload was interrupted. Try again.',
  'upload-locked': 'This upload is being sent from somewhere else.',
  'tus-version-unsupported': 'This version of the upload protocol is not supported.',
  'upload-removed': 'This upload was removed.',
  'upload-expired': 'This upload was paused for too long. Start again.',
};
