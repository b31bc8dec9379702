/** The certificate of a candidate's erasure, checked against the events whenever it is opened. */
export const certificatePath = (candidateId: string): string =>
  `/recruiting/candidates/${candidateId}/erasure-certificate`;
