import type { Settings } from '#platform/env';
import { diskFiles } from './disk-files.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Files } from './s3-files.ts';

/** Where the files of this installation are: a bucket where one is set, else a folder that all services of the machine share. */
export const openFiles = ({ S3_URL, FILES_DIR }: Pick<Settings, 'S3_URL' | 'FILES_DIR'>): FileStorage =>
  S3_URL ? s3Files(S3_URL) : diskFiles(FILES_DIR);
