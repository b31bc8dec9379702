import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { isAfterSave } from './after-save.ts';

/** Asks before unsaved changes are left behind, within the console and by closing the tab. Belongs inside a form. */
export const UnsavedGuard = () => {
  const t = useTranslate();
  const { formState } = useFormContext();
  const isAtRisk = useRef(false);
  isAtRisk.current = formState.isDirty;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk.current && currentLocation.pathname !== nextLocation.pathname && !isAfterSave(nextLocation.state),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAtRisk.current) event.preventDefault();
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
