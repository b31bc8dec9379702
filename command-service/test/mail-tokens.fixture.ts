import { type MailTokenOf, type MailTokens, newMailToken } from '#command-service/identity/mail-token/mail-token.store';

/** Tokens that live as long as a spec. */
export const memoryMailTokens = (): MailTokens => {
  const kept = new Map<string, MailTokenOf & { expiresAt: Date }>();
  const find: MailTokens['subjectOf'] = async ({ purpose, token, now }) => {
    const found = kept.get(token);
    return found && found.purpose === purpose && found.expiresAt > now ? found.subjectId : null;
  };
  return {
    make: async (of, expiresAt) => {
      const token = newMailToken();
      kept.set(token, { ...of, expiresAt });
      return token;
    },
    subjectOf: find,
    revoke: async ({ purpose, subjectId }) => {
      for (const [token, of] of kept) if (of.subjectId === subjectId && of.purpose === purpose) kept.delete(token);
    },
    spend: async (asked, work) => {
      const subjectId = await find(asked);
      if (subjectId === null) return null;
      const result = await work(subjectId);
      for (const [token, of] of kept) {
        if (of.subjectId === subjectId && of.purpose === asked.purpose) kept.delete(token);
      }
      return result;
    },
  };
};
