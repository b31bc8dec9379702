import { isDeepStrictEqual } from 'node:util';

/** The fields that `wanted` really changes, as they were and as they will be; null when there are none. */
export const changesOf = <T extends Record<string, unknown>>(
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
