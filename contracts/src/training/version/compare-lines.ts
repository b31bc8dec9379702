/** A line on both sides; null where one of them lacks it. */
export type ComparedLine = { left: string | null; right: string | null };

/** Lines of each side between which the longest common part is looked for; longer ones are shown as a whole. */
const MAX_COMPARED = 3_000;

/** The lines of a text; of an empty one none. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Lengths of the longest common parts of the rests of both, by where these begin. */
const commonLengths = (left: readonly string[], right: readonly string[]): Uint16Array[] => {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let at = left.length - 1; at >= 0; at -= 1)
    for (let other = right.length - 1; other >= 0; other -= 1) {
      const [row, below] = [lengths[at] as Uint16Array, lengths[at + 1] as Uint16Array];
      row[other] =
        left[at] === right[other]
          ? (below[other + 1] as number) + 1
          : Math.max(below[other] as number, row[other + 1] as number);
    }
  return lengths;
};

/** What was taken out stands beside what came for it. */
const besideOneAnother = (removed: readonly string[], added: readonly string[]): ComparedLine[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
    left: removed[at] ?? null,
    right: added[at] ?? null,
  }));

const changed = (left: readonly string[], right: readonly string[]): ComparedLine[] => {
  if (left.length > MAX_COMPARED || right.length > MAX_COMPARED) return besideOneAnother(left, right);
  const lengths = commonLengths(left, right);
  const lines: ComparedLine[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  let [at, other] = [0, 0];
  while (at < left.length || other < right.length) {
    const [line, its] = [left[at], right[other]];
    if (line !== undefined && line === its) {
      lines.push(...besideOneAnother(removed, added), { left: line, right: line });
      [removed, added] = [[], []];
      at += 1;
      other += 1;
    } else if (
      its === undefined ||
      (line !== undefined && (lengths[at + 1]?.[other] ?? 0) >= (lengths[at]?.[other + 1] ?? 0))
    ) {
      removed.push(line as string);
      at += 1;
    } else {
      added.push(its);
      other += 1;
    }
  }
  return [...lines, ...besideOneAnother(removed, added)];
};

/** Two texts side by side: what both say stands beside itself. */
export const compareLines = (left: readonly string[], right: readonly string[]): ComparedLine[] => {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const same = (lines: readonly string[]) => lines.map((line) => ({ left: line, right: line }));
  return [
    ...same(left.slice(0, start)),
    ...changed(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...same(left.slice(left.length - end)),
  ];
};
