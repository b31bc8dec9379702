const names = new Map<string, string>();

/** A statement that each connection parses once: the same text has the same name. */
export const prepared = (text: string): { name: string; text: string } => {
  const name = names.get(text) ?? `s${names.size + 1}`;
  names.set(text, name);
  return { name, text };
};
