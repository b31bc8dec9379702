import type { StoredContent, StoredFiles } from 'access/library/stored-files';

/** One company's files, each with bytes of its own. */
export const memoryStoredFiles = (): StoredFiles => {
  const kept = new Map<string, StoredContent>();
  const owners = new Map<string, string>();
  return {
    reserve: async ({ fileId, ownerId }) => {
      owners.set(fileId, ownerId);
      return true;
    },
    ownQuota: async () => null,
    openUploads: async () => 0,
    answersOf: async () => 0,
    keep: async ({ fileId }, own) => {
      kept.set(fileId, own);
      return own;
    },
    share: async ({ fileId }) => kept.get(fileId) ?? null,
    pathOf: async ({ fileId }) => kept.get(fileId)?.path ?? null,
    unkeptSince: async () => [],
    ownerOf: async (fileId) => owners.get(fileId) ?? null,
    filesOf: async () => [],
    release: async ({ fileId }) => kept.get(fileId)?.path ?? null,
    quarantine: async () => undefined,
    isQuarantined: async () => false,
    forget: async ({ fileId }) => {
      kept.delete(fileId);
      owners.delete(fileId);
    },
  };
};
