/** What the server writes of candidates; loaded when somebody exports. */
export const exportFields = async (): Promise<readonly string[]> =>
  (await import('contracts/recruiting/candidate/candidate.export')).exportableFields;
