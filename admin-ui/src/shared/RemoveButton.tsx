import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  resource: string;
  id: string;
  label: string;
  title: string;
  detail: string;
  /** Translation key of what to say when it is done. */
  success: string;
};

/** Takes a record off the lists, after asking. */
export const RemoveButton = ({ resource, id, label, title, detail, success }: Props) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isPending }] = useDelete();

  const confirm = () =>
    void remove(
      resource,
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(success, { type: 'success' });
          void navigate(`/${resource}`);
          void queries.invalidateQueries();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );

  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        confirm={label}
        isDangerous
        isBusy={isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {detail}
      </ConfirmDialog>
    </>
  );
};
