import { hasUploads } from 'ui-kit/upload/kept-uploads';

/** Whether the menu asked for the upload status, which else is shown while there are uploads, and whether it is unfolded. */
type Panel = { isAsked: boolean; isOpen: boolean };

const listeners = new Set<() => void>();
let panel: Panel = { isAsked: false, isOpen: true };
const set = (changed: Partial<Panel>): void => {
  panel = { ...panel, ...changed };
  for (const listener of listeners) listener();
};

export const uploadPanel = {
  get: () => panel,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  show: () => {
    set({ isAsked: true, isOpen: true });
    hasUploads.set();
  },
  toggle: () => set({ isOpen: !panel.isOpen }),
  close: () => set({ isAsked: false }),
};
