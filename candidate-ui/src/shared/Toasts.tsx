import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { Icon } from './Icon.tsx';
import { dismiss, TOAST_DURATION, type Toast, toastList } from './toasts.ts';

const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });
const tones = { success: toneColour.success, error: toneColour.danger, info: toneColour.info };

const Stack = styled.section({
  position: 'fixed',
  zIndex: 50,
  top: 16,
  right: 16,
  display: 'grid',
  gap: 10,
  width: 'min(360px, calc(100vw - 32px))',
});
const Item = styled.div({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  padding: '14px 8px 14px 16px',
  borderRadius: 12,
  fontSize: '0.875rem',
  fontWeight: 520,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  boxShadow: '0 10px 30px rgb(0 0 0 / .16)',
  '& p': { flex: 1, minWidth: 0, alignSelf: 'center' },
});
const Bar = styled.i({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 3,
  transformOrigin: 'left',
  animation: `${run} ${TOAST_DURATION}ms linear forwards`,
  '&[data-paused]': { animationPlayState: 'paused' },
});
const Close = styled.button({
  all: 'unset',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: '-6px 0',
  borderRadius: 6,
  color: colour.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: colour.ink },
  '&:focus-visible': { outline: `2px solid ${colour.brand}` },
});

const ToastItem = ({ toast: { id, kind, key, values } }: { toast: Toast }) => {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, isPaused]);
  const pause = { onMouseEnter: () => setPaused(true), onFocus: () => setPaused(true) };
  const go = { onMouseLeave: () => setPaused(false), onBlur: () => setPaused(false) };
  return (
    <Item {...pause} {...go}>
      <Icon name={kind === 'success' ? 'check' : 'info'} style={{ color: tones[kind].ink }} />
      <p>{t(key, values)}</p>
      <Close type="button" aria-label={t('shell.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="close" size={16} />
      </Close>
      <Bar data-paused={isPaused || undefined} style={{ background: tones[kind].ink }} />
    </Item>
  );
};

/** Messages: top right, several at a time, each with a bar that runs out. */
export const Toasts = () => {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.get);
  return (
    <Stack aria-label={t('shell.notifications')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
};
