import Button from '@mui/material/Button';
import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Opens an interview to whoever has its link, or closes it, once somebody has read what follows. */
export const OpenButton = ({ interview, path }: { interview: OpenInterviewView; path: string }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const action = interview.status === 'open' ? 'close' : 'publish';
  const words = `resources.open-interviews.${action}`;
  const { mutate, isPending } = useSend({
    resource: 'open-interviews',
    success: `${words}.done`,
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button variant={action === 'publish' ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t(`${words}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`${words}.title`)}
        confirm={t(`${words}.action`)}
        isBusy={isPending}
        onConfirm={() => mutate({ id: interview.id, action })}
        onCancel={() => setOpen(false)}
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {t(`${words}.detail`, { title: interview.title, address: `${window.location.host}${path}` })}
        </p>
      </ConfirmDialog>
    </>
  );
};
