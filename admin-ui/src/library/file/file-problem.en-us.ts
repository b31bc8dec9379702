export const fileProblemEnUs = {
  'file-in-trash': 'This file is in the trash. Restore it first.',
  'file-not-trashed': 'Move this file to the trash first.',
  'folder-in-trash': 'This folder is in the trash. Restore it first.',
  'folder-not-trashed': 'This folder is not in the trash any more.',
  'folder-not-found': 'This folder no longer exists.',
  'folder-is-system': 'This folder cannot be changed.',
  'folder-in-itself': 'A folder cannot be moved into itself.',
  'folder-not-policies': 'Only folders below Policies can be shared.',
  'folder-too-deep': 'Folders cannot be nested any deeper.',
  'archive-empty': 'There is nothing to download here.',
  'archive-too-large': 'This is more than fits one ZIP file.',
  'storage-full': 'Your company’s storage is full. Empty the trash or delete files to make room.',
};
