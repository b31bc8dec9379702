import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

const MAX_NAME = 100;

/** Makes a rule like this one, which is off, and opens it. */
export const CopyDialog = ({ record, onClose }: { record: EventActionView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { editPath } = useResource('event-actions');
  const [create, { isPending }] = useCreate<EventActionView, Error>();
  const words = 'resources.event-actions.copy';
  const { description, event, filters, delayTime, delayUnit, isOnce, actions } = record;
  const name = t(`${words}.name`, { name: record.name }).slice(0, MAX_NAME);
  const copy = () =>
    create(
      'event-actions',
      { data: { name, description, event, filters, delayTime, delayUnit, isOnce, actions, isOn: false } },
      {
        onSuccess: (made) => {
          notify(`${words}.done`, { type: 'success' });
          onClose();
          void navigate(editPath(made));
        },
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.action`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => void copy()}
      onCancel={onClose}
    >
      {name}
    </ConfirmDialog>
  );
};
