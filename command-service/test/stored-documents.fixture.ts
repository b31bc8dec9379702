import type { StoredDocuments } from 'access/library/stored-documents';

/** Documents of one company, which specs may leave no more room. */
export const memoryStoredDocuments = () => {
  const kept = new Map<string, { bytes: number; version: number }>();
  const held = { isFull: false };
  const documents: StoredDocuments = {
    put: async ({ id }, bytes, version) => {
      if (version > (kept.get(id)?.version ?? 0)) kept.set(id, { bytes, version });
    },
    hasRoom: async () => !held.isFull,
  };
  return {
    ...documents,
    fill: () => {
      held.isFull = true;
    },
    bytesOf: (id: string): number => kept.get(id)?.bytes ?? 0,
  };
};
