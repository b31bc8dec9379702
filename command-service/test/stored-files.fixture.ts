import type { StoredContent, StoredFiles } from 'access/library/stored-files';

/** One company's files, each with bytes of its own. */
export const memoryStoredFiles = (): StoredFiles => {
  const kept = new Map<string, StoredContent>();
  return {
    reserve: async () => true,
    openUploads: async () => 0,
    keep: async ({ fileId }, own) => {
      kept.set(fileId, own);
      return own;
    },
    find: async ({ fileId }) => kept.get(fileId) ?? null,
    ownerOf: async () => null,
    filesOf: async () => [],
    release: async ({ fileId }) => kept.get(fileId)?.path ?? null,
    forget: async ({ fileId }) => void kept.delete(fileId),
  };
};
