/** An item of a list in a few words: the first of its texts. */
export const itemText = (item: unknown): string => {
  if (typeof item !== 'object' || item === null) return String(item);
  const { id: _id, ...fields } = item as Record<string, unknown>;
  return String(Object.values(fields).find((value) => typeof value === 'string' && value !== '') ?? '');
};
