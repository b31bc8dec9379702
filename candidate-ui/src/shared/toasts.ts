/** Milliseconds a message stays (spec section 8). */
export const TOAST_DURATION = 5_000;
/** Kept over a page that is loaded anew; the console reads it too. */
const FLASH_KEY = 'onrecord.flash';

export type Toast = { id: number; kind: 'success' | 'error' | 'info'; key: string; values?: Record<string, string> };
type Message = Omit<Toast, 'id'>;

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

/** Says it on the page that comes next. */
export const sayNext = (message: Message) => sessionStorage.setItem(FLASH_KEY, JSON.stringify(message));

/** What the page before this one left to say. */
export const sayLeft = () => {
  const left = sessionStorage.getItem(FLASH_KEY);
  if (!left) return;
  sessionStorage.removeItem(FLASH_KEY);
  say(JSON.parse(left) as Message);
};
