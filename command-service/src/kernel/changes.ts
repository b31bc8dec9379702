import { isDeepStrictEqual } from 'node:util';

type Values = Record<string, unknown>;

/** Of values by name those that change, null where there is none. */
const valuesOf = (current: Values, wanted: Values): [from: Values, to: Values] | null => {
  const names = Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], current[name] ?? null));
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length > 0 ? [of(current), of(wanted)] : null;
};

/** The changes of a record, those of `merged` fields told value by value. */
export const changesOf = <T extends Values>(
  current: T,
  wanted: Partial<T>,
  merged: readonly string[] = [],
): { from: Partial<T>; to: Partial<T> } | null => {
  const plain = Object.fromEntries(Object.entries(wanted).filter(([name]) => !merged.includes(name))) as Partial<T>;
  const changes = plainChangesOf(current, plain) ?? { from: {}, to: {} };
  const from: Values = { ...changes.from };
  const to: Values = { ...changes.to };
  for (const name of merged) {
    const values = wanted[name] && valuesOf((current[name] ?? {}) as Values, wanted[name] as Values);
    if (values) [from[name], to[name]] = values;
  }
  return Object.keys(to).length > 0 ? ({ from, to } as { from: Partial<T>; to: Partial<T> }) : null;
};

/** The fields that `wanted` really changes, as they were and as they will be; null when there are none. */
const plainChangesOf = <T extends Values>(
  current: T,
  wanted: Partial<T>,
): { from: Partial<T>; to: Partial<T> } | null => {
  const names = Object.keys(wanted).filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], current[name]),
  );
  if (names.length === 0) return null;
  const only = (record: Partial<T>) => Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<T>;
  return { from: only(current), to: only(wanted) };
};

/** The fields of `record` that `shape` names too. */
export const pick = <Shape extends object, T extends Partial<Record<keyof Shape, unknown>>>(
  record: T,
  shape: Shape,
): Pick<T, keyof Shape & keyof T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(shape, name))) as Pick<
    T,
    keyof Shape & keyof T
  >;
