import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { isAfterSave } from './after-save.ts';
import { noteUnsaved } from './unsaved.ts';

/** Asks before unsaved changes are left behind, within the console and by closing the tab. */
export const LeaveGuard = ({ isAtRisk }: { isAtRisk: boolean }) => {
  const t = useTranslate();
  const risk = useRef(false);
  risk.current = isAtRisk;
  useEffect(() => (isAtRisk ? noteUnsaved() : undefined), [isAtRisk]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      risk.current && currentLocation.pathname !== nextLocation.pathname && !isAfterSave(nextLocation.state),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (risk.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('common.unsaved.title')}
      confirm={t('common.unsaved.leave')}
      cancel={t('common.unsaved.stay')}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('common.unsaved.detail')}
    </ConfirmDialog>
  );
};
