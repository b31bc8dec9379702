const NAME = 'Sentence';

/** A problem that is told to people as it stands: what is wrong and what to do, never with a stack trace. */
export const sentence = (text: string): Error => Object.assign(new Error(text), { name: NAME });

export const isSentence = (error: unknown): error is Error => error instanceof Error && error.name === NAME;

/** The code of a failed system call (`ENOENT`…), if it is one. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const REASONS: Record<string, string> = {
  EACCES: 'this user has no right to write there',
  EPERM: 'this user has no right to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EEXIST: 'there is a file with that name',
};

/** Runs `work` on `path`, a part of the data folder, and tells a refusal of the system in one sentence. */
export const onDisk = async <T>(path: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[systemCode(error) ?? ''];
    if (!reason) throw error;
    throw sentence(`Cannot use ${path}: ${reason}. Choose another data folder with DATA_DIR=/path/to/folder.`);
  }
};
