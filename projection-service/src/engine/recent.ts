/** Things by name, of which those not asked for lately are forgotten. */
export type Recent<V> = { get(name: string): V | undefined; set(name: string, value: V): void; clear(): void };

/** Keeps what weighs between half of `limit` and `limit` together: two generations, the older dropped as a whole. */
export const recent = <V>(limit: number, weigh: (value: V) => number): Recent<V> => {
  let young = new Map<string, V>();
  let old = new Map<string, V>();
  let weight = 0;

  const set = (name: string, value: V): void => {
    young.set(name, value);
    weight += weigh(value);
    if (weight <= limit / 2) return;
    old = young;
    young = new Map();
    weight = 0;
  };

  return {
    get: (name) => {
      const value = young.get(name);
      if (value !== undefined) return value;
      const older = old.get(name);
      if (older !== undefined) set(name, older);
      return older;
    },
    set,
    clear: () => {
      young = new Map();
      old = new Map();
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
