/** Things by name, of which those not asked for lately are forgotten. */
export type Recent<V> = { get(name: string): V | undefined; set(name: string, value: V): void; clear(): void };

/** What several keep in memory together weighs between half of a limit and the limit: two generations, the older dropped as a whole. */
export type Memory = { recent<V>(weigh: (value: V) => number): Recent<V> };

export const openMemory = (limit: number): Memory => {
  const ageing: (() => void)[] = [];
  let weight = 0;

  const add = (more: number): void => {
    weight += more;
    if (weight <= limit / 2) return;
    for (const age of ageing) age();
    weight = 0;
  };

  return {
    recent: <V>(weigh: (value: V) => number): Recent<V> => {
      let young = new Map<string, V>();
      let old = new Map<string, V>();
      let own = 0;

      ageing.push(() => {
        old = young;
        young = new Map();
        own = 0;
      });

      const set = (name: string, value: V): void => {
        const more = weigh(value);
        young.set(name, value);
        own += more;
        add(more);
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
          weight -= own;
          own = 0;
        },
      };
    },
  };
};

/** With a memory of its own. */
export const recent = <V>(limit: number, weigh: (value: V) => number): Recent<V> => openMemory(limit).recent(weigh);

/** About how many bytes a record takes in memory. */
export const weightOf = (record: Record<string, unknown> | null | undefined): number => {
  let weight = 200;
  for (const name in record) {
    const value = record[name];
    weight += typeof value === 'string' ? value.length + 40 : 40;
  }
  return weight;
};
