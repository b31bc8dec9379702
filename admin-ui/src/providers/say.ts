import { createElement } from 'react';
import { toast } from 'react-toastify';
import { takeFlash } from 'ui-kit/page/flash';
import { Said } from '#admin-ui/shared/Said.tsx';
import { translateNow } from './i18nProvider.ts';

/** Identity of a message: the same one twice at a time would say no more. */
export const toastId = (type: string, text: string): string => `${type}:${text}`;

/** Says what the page before this one left to say. */
export const sayFlash = () => {
  const flash = takeFlash();
  if (flash) sayOnce(flash.key);
};

/** Says outside of components what went wrong, in a toast, unless it stands there already. */
export const sayOnce = (key: string) => {
  toast.error(createElement(Said, { message: key }), { toastId: toastId('error', translateNow(key)) });
};
