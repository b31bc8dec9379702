import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a part of a program that does not arrive counts as lost (docs/product.md UI-11). */
const TIME_OUT = 120_000;

const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('chunk-load-timed-out')), TIME_OUT);
    }),
  ]);

/** A page that is loaded when it is first opened, by its name in its module. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await inTime(load()))[name] }));
