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

type PropsOf<Part> = Part extends (...given: [infer Props, ...unknown[]]) => unknown ? Props : object;

/** A page, or a part of one, that is loaded when it is first shown, by its name in its module. */
export const lazyPage = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> =>
  lazy(async () => ({ default: (await inTime(load()))[name] as ComponentType<PropsOf<Module[Name]>> }));
