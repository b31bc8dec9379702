import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { ToastContainer, toast } from 'react-toastify';
import { useMode } from 'ui-kit/preferences/preferences';
import { sayFlash, toastId } from '#admin-ui/providers/say';
import { Said } from '#admin-ui/shared/Said.tsx';

/** Milliseconds a message stays (docs/product.md UI-9), unless it is sticky: `autoHideDuration: null`. */
export const TOAST_DURATION = 5000;

const Look = styled('div')(({ theme }) => {
  const { tones, surface, ink } = theme.palette.brand;
  const kinds = { success: tones.success, error: tones.danger, info: tones.info, warning: tones.notice };
  const colours = Object.entries(kinds).flatMap(([kind, tone]) => [
    [`--toastify-icon-color-${kind}`, tone.ink],
    [`--toastify-color-progress-${kind}`, tone.ink],
  ]);
  return {
    ...(Object.fromEntries(colours) as Record<string, string>),
    '--toastify-font-family': theme.typography.fontFamily ?? 'inherit',
    '--toastify-color-light': surface,
    '--toastify-color-dark': surface,
    '--toastify-text-color-light': ink,
    '--toastify-text-color-dark': ink,
    '--toastify-toast-bd-radius': '12px',
    '--toastify-toast-min-height': '56px',
    '--toastify-toast-padding': '12px 16px',
    '--toastify-toast-shadow': '0 10px 30px rgb(0 0 0 / .16)',
    fontSize: '0.875rem',
    fontWeight: 520,
    '& .Toastify__toast': { border: `1px solid ${theme.palette.divider}` },
    '& .Toastify__progress-bar--wrp': { height: 3 },
    '& .Toastify__close-button': { color: ink, opacity: 0.7 },
  };
});

/** Shows what React-Admin wants to say: top right, several at a time, with a bar that runs out. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const mode = useMode();
  useEffect(sayFlash, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    const { message, type, notificationOptions: { autoHideDuration, messageArgs } = {} } = taken;
    const isText = typeof message === 'string';
    toast(isText ? <Said message={message} args={messageArgs} /> : message, {
      type,
      autoClose: autoHideDuration === null ? false : (autoHideDuration ?? TOAST_DURATION),
      ...(isText && { toastId: toastId(type, translate(message, { _: message, ...messageArgs })) }),
    });
  }, [notifications, takeNotification, translate]);

  return (
    <Look>
      <ToastContainer
        position="top-right"
        theme={mode}
        aria-label={translate('layout.notifications')}
        closeOnClick
        pauseOnHover
        pauseOnFocusLoss
      />
    </Look>
  );
};
