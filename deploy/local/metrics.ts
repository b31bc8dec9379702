const familyOf = (line: string): string | undefined =>
  /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1] ?? /^([A-Za-z_:][\w:]*?)(?:_bucket|_sum|_count)?(?:\{|\s)/.exec(line)?.[1];

/** Several Prometheus texts as one: each metric described once, all its samples together. */
export const mergeMetrics = (texts: string[]): string => {
  const families = new Map<string, Set<string>>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const family = familyOf(line);
    if (!family) continue;
    const lines = families.get(family) ?? new Set();
    families.set(family, lines.add(line));
  }
  return `${[...families.values()].flatMap((lines) => [...lines]).join('\n')}\n`;
};
