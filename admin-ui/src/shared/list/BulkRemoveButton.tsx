import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** `notice`: what depends on them. */
type Props = { resource: string; notice?: ComponentType<{ ids: readonly string[] }> | undefined };

/** Takes the selected rows off the list, once it is confirmed. */
export const BulkRemoveButton = ({ resource, notice: Notice }: Props) => {
  const texts = `resources.${resource}.removeMany`;
  const t = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const [removeMany, { isPending }] = useDeleteMany();
  const number = { smart_count: selectedIds.length };

  const onSuccess = () => {
    setOpen(false);
    onUnselectItems();
    notify(`${texts}.done`, { type: 'success', messageArgs: number });
    void refetch();
  };
  const onError = (error: unknown) => {
    setOpen(false);
    notify((error as Error).message, { type: 'error' });
  };

  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t(`${texts}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`${texts}.title`, number)}
        confirm={t(`${texts}.action`)}
        isDangerous
        isBusy={isPending}
        onConfirm={() =>
          void removeMany(resource, { ids: selectedIds }, { mutationMode: 'pessimistic', onSuccess, onError })
        }
        onCancel={() => setOpen(false)}
      >
        {t(`${texts}.detail`, number)}
        {isOpen && Notice && <Notice ids={selectedIds} />}
      </ConfirmDialog>
    </>
  );
};
