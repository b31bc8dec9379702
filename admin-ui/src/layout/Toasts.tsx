import { useMode } from 'candidate-ui/shared/preferences';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { ToastContainer, toast } from 'react-toastify';

/** Milliseconds a message stays (spec section 8), unless it is sticky: `autoHideDuration: null`. */
export const TOAST_DURATION = 5000;

/** Shows what React-Admin wants to say: top right, several at a time, with a bar that runs out. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const mode = useMode();

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    const { message, type, notificationOptions: { autoHideDuration, messageArgs } = {} } = taken;
    const content = typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message;
    toast(content, {
      type,
      autoClose: autoHideDuration === null ? false : (autoHideDuration ?? TOAST_DURATION),
      ...(typeof message === 'string' && { toastId: `${type}:${String(content)}` }),
    });
  }, [notifications, takeNotification, translate]);

  return (
    <ToastContainer
      position="top-right"
      theme={mode}
      aria-label={translate('layout.notifications')}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
    />
  );
};
