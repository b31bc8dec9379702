import type { DraftOf, FormDrafts } from '#command-service/identity/form-draft/form-drafts';

/** Drafts as long as a spec lives, by company, person and form. */
export const memoryFormDrafts = () => {
  const kept = new Map<string, unknown>();
  const keyOf = ({ tenantId, userId, form }: DraftOf) => `${tenantId} ${userId} ${form}`;
  const store: FormDrafts = {
    keep: async (of, typed) => void kept.set(keyOf(of), typed),
    discard: async (of) => void kept.delete(keyOf(of)),
  };
  return { store, kept };
};
