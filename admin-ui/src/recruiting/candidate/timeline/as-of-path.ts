/** The page of a candidate as they were at a moment; without one, where it is chosen. */
export const asOfPath = (candidateId: string, at?: string): string =>
  `/recruiting/candidates/${candidateId}/as-of${at ? `?at=${encodeURIComponent(at)}` : ''}`;
