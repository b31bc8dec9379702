import { uploadEnUs } from 'ui-kit/upload/upload.en-us';

/** What the first pages say of the library: its folders, and the status of uploads. */
export const libraryFirstEnUs = {
  title: 'Library',
  folder: {
    root: 'Library',
    policies: 'Policies',
    answers: 'Interview answers',
    contracts: 'Contracts',
    policiesDetail:
      'Everyone in your company can open the files in this folder. Share its subfolders with people, teams or roles.',
    trash: 'Trash',
    trashDetail: 'You can restore files for 30 days. They still count toward your storage.',
    actions: 'Actions for {{name}}',
    givenDetail: 'Whoever this folder or one above it is shared with can open its files under Policies.',
    share: {
      action: 'Share',
      title: 'Share {{name}}',
      detail:
        'Everyone you choose can open this folder and its subfolders under Policies. Whoever has access to the library can open it anyway.',
      confirm: 'Save',
      done: 'Sharing saved',
      isShared: 'Shared',
    },
    download: { action: 'Download as ZIP' },
    rename: { action: 'Rename', title: 'Rename folder', done: 'Folder renamed' },
    move: { action: 'Move', title: 'Move {{name}}', done: 'Folder moved' },
    remove: {
      action: 'Move to trash',
      title: 'Move {{name}} to the trash?',
      detail: 'Its subfolders and all files in them go with it. You can restore everything for 30 days.',
      used: 'What is in it disappears from:',
      done: 'Folder moved to the trash',
    },
    restore: { label: 'Restore {{name}}', done: 'Folder restored' },
    purge: {
      label: 'Delete {{name}} for good',
      confirm: 'Delete',
      detail: 'The files that were in it stay in the trash, and are restored to the library from then on.',
      done: 'Folder deleted for good',
    },
  },
  upload: {
    ...uploadEnUs,
    action: 'Upload',
    choose: 'Choose files to upload',
    folder: 'Upload folder',
    chooseFolder: 'Choose a folder to upload',
    one: 'Upload a file',
    limit: 'Choose one of the library, or upload one: {{types}}, up to {{size}}.',
    oneOnly: 'Choose one file at a time.',
    status: 'Upload status',
    left_one: '1 left',
    left_other: '{{count}} left',
    done_one: 'File uploaded',
    done_other: '{{count}} files uploaded',
    failed_one: '1 failed',
    failed_other: '{{count}} failed',
    none: 'Nothing is being uploaded in this tab.',
    collapse: 'Hide uploads',
    expand: 'Show uploads',
    clear: 'Clear finished uploads',
  },
  usage: {
    title: 'Storage',
  },
};
