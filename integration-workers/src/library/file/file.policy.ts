import type { file } from 'contracts/library/file/file.entity';
import { policy } from '#integration-workers/engine/policy';
import { removeBytes } from './remove-bytes.job.ts';

/** Whenever a file is gone for ever, so are its bytes. */
export const filePolicy = policy<typeof file.types.event>({
  name: 'library.file',
  jobs: [removeBytes],
  on: { FileRemoved: ({ data: { fileId } }) => [removeBytes.request(fileId, { fileId })] },
});
