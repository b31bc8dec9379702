import type { UserEvent } from 'contracts/identity/user/user.events';
import type { AcceptedExtension } from 'contracts/library/file/file.choices';
import type { file } from 'contracts/library/file/file.entity';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { policy } from '#integration-workers/engine/policy';
import { convertVideo } from './convert-video.job.ts';
import { discardFile } from './discard-file.job.ts';
import { forgetFiles } from './forget-files.job.ts';
import { removeBytes } from './remove-bytes.job.ts';
import { removeQuarantined } from './remove-quarantined.job.ts';

/** Whenever a file is gone for ever, so are its bytes. */
export const filePolicy = policy<typeof file.types.event>({
  name: 'library.file',
  jobs: [removeBytes, removeQuarantined],
  on: {
    FileRemoved: ({ data: { fileId } }) => [removeBytes.request(fileId, { fileId })],
    QuarantinedFileDeleted: ({ data: { fileId } }) => [removeQuarantined.request(fileId, { fileId })],
  },
});

/** Whenever a video has come, what every browser plays is made of it. */
export const videoPolicy = policy<typeof file.types.event>({
  name: 'library.video',
  jobs: [convertVideo],
  on: {
    FileVerified: ({ data: { fileId, type, path, extension } }) =>
      type === 'video'
        ? [convertVideo.request(fileId, { fileId, path, extension: extension as AcceptedExtension })]
        : [],
  },
});

/** Whenever a document is taken off a profile, or off a candidate, its file goes; with a person who erases their account, all of theirs. */
export const ownFilePolicy = policy<ProfileEvent | UserEvent | CandidateEvent>({
  name: 'library.own-file',
  jobs: [discardFile, forgetFiles],
  on: {
    CandidateDocumentRemoved: ({ data: { documentId: fileId } }) => [discardFile.request(fileId, { fileId })],
    ProfileDocumentRemoved: ({ data: { documentId: fileId } }) => [discardFile.request(fileId, { fileId })],
    UserErased: ({ data: { userId } }) => [forgetFiles.request(userId, { userId })],
  },
});
