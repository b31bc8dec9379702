import { namedTokens } from '#command-service/named-tokens';

type Named = { tenantId: string; linkId: string };

/** The secret part of a link's address: whoever may make links can have it again. */
export const reviewTokens = (key: Buffer) => {
  const tokens = namedTokens(key, 'review-link');
  return {
    issue: ({ tenantId, linkId }: Named): string => tokens.issue({ tenantId, id: linkId }),
    read: (token: string): Named | null => {
      const named = tokens.read(token);
      return named && { tenantId: named.tenantId, linkId: named.id };
    },
  };
};
