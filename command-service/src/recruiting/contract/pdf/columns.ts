/** As wide as what stands in them where there is room for that; else the wide ones share what the narrow ones leave. */
export const columnWidths = (natural: readonly number[], total: number): number[] => {
  const sum = natural.reduce((all, one) => all + one, 0);
  if (sum <= total) return natural.map((one) => (sum === 0 ? total / natural.length : (one * total) / sum));
  const narrow = new Set<number>();
  let left = total;
  for (;;) {
    const share = left / (natural.length - narrow.size);
    const next = natural.findIndex((one, index) => !narrow.has(index) && one <= share);
    if (next < 0) break;
    narrow.add(next);
    left -= natural[next] ?? 0;
  }
  const wide = natural.reduce((all, one, index) => all + (narrow.has(index) ? 0 : one), 0);
  const least = (left / (natural.length - narrow.size)) * 0.5;
  const spare = left - least * (natural.length - narrow.size);
  return natural.map((one, index) => (narrow.has(index) ? one : least + (spare * one) / wide));
};
