import type { GroupRow, PartnerRow, Partners } from '#command-service/identity/partnership/partners';

/** Groups, links and partners that live as long as a spec. */
export const memoryPartners = (): Partners & { rows: Map<string, PartnerRow> } => {
  const groups = new Map<string, GroupRow>();
  const tokens = new Map<string, string>();
  const rows = new Map<string, PartnerRow>();
  let turn: Promise<unknown> = Promise.resolve();
  const keyOf = (parentId: string, partnerId: string) => `${parentId} ${partnerId}`;
  return {
    rows,
    saveGroup: async (groupId, row) => void (row ? groups.set(groupId, row) : groups.delete(groupId)),
    saveToken: async (groupId, token) => void (token === null ? tokens.delete(groupId) : tokens.set(groupId, token)),
    offerOf: async (token) => {
      const [groupId] = [...tokens].find(([, held]) => held === token) ?? [];
      const group = groupId === undefined ? undefined : groups.get(groupId);
      return group ? { ...group, company: 'A parent' } : null;
    },
    change: (companyId, work) => {
      const done = turn
        .catch(() => undefined)
        .then(() =>
          work({
            nameOf: async () => 'A company',
            find: async (parentId) => rows.get(keyOf(parentId, companyId)) ?? null,
            isParentOf: async (otherId) => rows.has(keyOf(companyId, otherId)),
            save: async (row) => void rows.set(keyOf(row.parentId, companyId), row),
            remove: async (parentId) => void rows.delete(keyOf(parentId, companyId)),
          }),
        );
      turn = done;
      return done;
    },
  };
};
