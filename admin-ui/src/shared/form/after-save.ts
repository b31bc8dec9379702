/** Marks the navigation that follows a save: nothing is lost by it. */
export const afterSave = { isSaved: true };
export const isAfterSave = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true;
