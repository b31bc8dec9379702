import { uploadStatusEnUs } from 'ui-kit/upload/upload.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** As what a file was sent. */
export const fileKindEnUs = {
  attachment: 'Attachment',
  video: 'Video',
  thumbnail: 'Thumbnail',
  'document-answer': 'Answer with a document',
  'profile-document': 'Profile document',
};

export const fileEnUs = resourceEnUs({
  name_one: 'File',
  name_other: 'Files',
  fields: {
    folderId: 'Folder',
    originalName: 'Original name',
    kind: 'Sent as',
    size: 'Size',
    sha256: 'SHA-256',
    answer: 'Answer',
    responseId: 'Interview step',
    questionId: 'Question',
    takeId: 'Take',
    uploadedBy: 'Uploaded by',
    uploaderName: 'Uploaded by',
    type: 'Type',
    mime: 'Media type',
    extension: 'Extension',
    scan: 'Virus scan',
    path: 'Storage path',
    reason: 'Reason',
    finding: 'Virus found',
    renamed: 'Name',
    moved: 'Folder',
    playback: 'Playback',
    conversionFault: 'Why it is not converted',
    duration: 'Length',
    width: 'Width',
    height: 'Height',
  },
  status: uploadStatusEnUs,
  kind: fileKindEnUs,
  type: { image: 'Image', video: 'Video', audio: 'Audio', document: 'Document' },
  playback: {
    converting: 'Being converted for all browsers',
    converted: 'Plays in all browsers',
    'as-it-came': 'Plays as it was uploaded',
  },
  conversionFault: {
    'no-converter': 'ffmpeg is not installed on the server',
    unreadable: 'it cannot be read',
    'too-long': 'it is longer than three hours',
    'too-slow': 'converting it took too long',
  },
  scan: { clean: 'Clean', 'not-scanned': 'Not scanned' },
  reason: {
    'file-hash-wrong': 'It did not arrive as it was sent',
    'file-type-wrong': 'Its type is not accepted',
    'file-unsafe': 'It could be unsafe',
    'file-infected': 'It contains a virus',
    'file-image-unreadable': 'The image cannot be read',
    'upload-removed': 'The upload was removed',
    'upload-expired': 'The upload was abandoned',
  },
  events: {
    Created: 'Upload started',
    FileReceived: 'File received',
    FileVerified: 'File checked',
    FileOptimized: 'Image optimized',
    VideoConverted: 'Video converted',
    VideoNotConverted: 'Video not converted',
    FileRejected: 'File refused',
    FileQuarantined: 'File put into quarantine',
    QuarantinedFileDeleted: 'File in quarantine deleted',
    FileRenamed: 'File renamed',
    FileMoved: 'File moved',
    FileTrashed: 'File moved to the trash',
    FileRestored: 'File restored',
    Removed: 'File deleted for good',
  },
});

export const folderEnUs = resourceEnUs({
  name_one: 'Folder',
  name_other: 'Folders',
  fields: { parentId: 'In the folder', users: 'People', teams: 'Teams', roles: 'Roles' },
  events: { FolderShared: 'Folder shared' },
});

export const fileProblemEnUs = {
  'file-in-trash': 'This file is in the trash. Restore it first.',
  'file-not-trashed': 'Move this file to the trash first.',
  'folder-not-found': 'This folder no longer exists.',
  'folder-is-system': 'This folder cannot be changed.',
  'folder-in-itself': 'A folder cannot be moved into itself.',
  'folder-not-policies': 'Only folders below Policies can be shared.',
  'folder-too-deep': 'Folders cannot be nested any deeper.',
  'storage-full': 'Your company’s storage is full. Empty the trash or delete files to make room.',
};
