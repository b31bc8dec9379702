import { useSyncExternalStore } from 'react';

const forms = new Set<symbol>();
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** A form holds what is not saved, until the function that comes back is called. */
export const noteUnsaved = (): (() => void) => {
  const form = Symbol('form');
  forms.add(form);
  announce();
  return () => {
    forms.delete(form);
    announce();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether somebody has typed what would be lost if their page went (docs/product.md WS-14). */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);
