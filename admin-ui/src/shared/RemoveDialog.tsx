import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  resource: string;
  id: string;
  /** The list, once there is nothing left to show. */
  backTo: string;
  /** What depends on it. */
  notice?: ReactNode;
  onClose: () => void;
};

/** Takes a record off the lists, once it is confirmed, and goes back to them. */
export const RemoveDialog = ({ resource, id, backTo, notice, onClose }: Props) => {
  const texts = `resources.${resource}.remove`;
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [remove, { isPending }] = useDelete();

  const onSuccess = () => {
    notify(`${texts}.done`, { type: 'success' });
    void navigate(backTo);
    void queries.invalidateQueries({ refetchType: 'none' });
  };
  const onError = (error: unknown) => {
    notify((error as Error).message, { type: 'error' });
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={t(`${texts}.title`)}
      confirm={t(`${texts}.action`)}
      isDangerous
      isBusy={isPending}
      onConfirm={() => void remove(resource, { id }, { mutationMode: 'pessimistic', onSuccess, onError })}
      onCancel={onClose}
    >
      {t(`${texts}.detail`)}
      {notice}
    </ConfirmDialog>
  );
};
