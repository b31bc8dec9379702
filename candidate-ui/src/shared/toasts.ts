import type { Message } from 'ui-kit/page/flash';

/** Milliseconds a message stays (docs/product.md UI-9). */
export const TOAST_DURATION = 5_000;

export type Toast = Message & { id: number };

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const tell of listeners) tell();
};

export const toastList = {
  get: () => toasts,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};

export const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/** Says something by its translation key, once at a time. */
export const say = (message: Message) => {
  const others = toasts.filter(({ key }) => key !== message.key);
  last += 1;
  set([...others, { ...message, id: last }]);
};
