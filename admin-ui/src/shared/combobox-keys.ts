/** Where a key moves the active option of a list of `count`; null when the key does not move it. */
export const stepFrom = (key: string, active: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return count === 0 ? 0 : (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(active + 8, Math.max(count - 1, 0));
    case 'PageUp':
      return Math.max(active - 8, 0);
    default:
      return null;
  }
};
