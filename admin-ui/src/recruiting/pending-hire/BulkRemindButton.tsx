import Button from '@mui/material/Button';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Reminds those who still have to do something for the hires that are ticked; those that have ended are left out. */
export const BulkRemindButton = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useSend<BulkAnswer>({
    resource: 'pending-hires',
    onSuccess: ({ changed, refused }) => {
      setOpen(false);
      onUnselectItems();
      notify('resources.pending-hires.remind.doneMany', {
        type: 'success',
        messageArgs: { smart_count: changed.length },
      });
      if (refused.length > 0)
        notify('resources.pending-hires.remind.leftOut', {
          type: 'info',
          messageArgs: { smart_count: refused.length },
        });
    },
  });
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {t('resources.pending-hires.remind.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.pending-hires.remind.titleMany', { smart_count: selectedIds.length })}
        confirm={t('resources.pending-hires.remind.action')}
        isBusy={isPending}
        onConfirm={() => mutate({ action: 'remind', body: { ids: selectedIds } })}
        onCancel={() => setOpen(false)}
      >
        {t('resources.pending-hires.remind.detail')}
      </ConfirmDialog>
    </>
  );
};
