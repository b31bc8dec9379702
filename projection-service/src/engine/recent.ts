/** Things by name, of which the least recently set go first. */
export type Recent<V> = { get(name: string): V | undefined; set(name: string, value: V): void; clear(): void };

/** Keeps what weighs `limit` together. */
export const recent = <V>(limit: number, weigh: (value: V) => number): Recent<V> => {
  const kept = new Map<string, V>();
  let weight = 0;

  const drop = (name: string): void => {
    const value = kept.get(name);
    if (value === undefined) return;
    kept.delete(name);
    weight -= weigh(value);
  };

  return {
    get: (name) => kept.get(name),
    set: (name, value) => {
      drop(name);
      kept.set(name, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        if (weight <= limit) return;
        drop(oldest);
      }
    },
    clear: () => {
      kept.clear();
      weight = 0;
    },
  };
};

/** About how many bytes a record takes in memory. */
export const weightOf = (record: Record<string, unknown> | null | undefined): number => {
  let weight = 200;
  for (const name in record) {
    const value = record[name];
    weight += typeof value === 'string' ? value.length + 40 : 40;
  }
  return weight;
};
