import { toast } from 'react-toastify';
import { translateNow } from './i18nProvider.ts';

/** Identity of a message: the same one twice at a time would say no more. */
export const toastId = (type: string, text: string): string => `${type}:${text}`;

/** What a page of the portal left to say on the page that comes next. */
const FLASH_KEY = 'onrecord.flash';

/** Says what the page before this one left to say. */
export const sayLeft = () => {
  const left = sessionStorage.getItem(FLASH_KEY);
  if (!left) return;
  sessionStorage.removeItem(FLASH_KEY);
  sayOnce((JSON.parse(left) as { key: string }).key);
};

/** Says outside of components what went wrong, in a toast, unless it stands there already. */
export const sayOnce = (key: string) => {
  const text = translateNow(key);
  toast.error(text, { toastId: toastId('error', text) });
};
