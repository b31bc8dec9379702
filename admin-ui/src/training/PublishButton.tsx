import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Permission } from 'contracts/kernel/permission';
import { MAX_NOTE_LENGTH, type Publication } from 'contracts/training/lesson/lesson.choices';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = {
  resource: 'training-lessons' | 'training-programs';
  permission: Permission;
  record: { id: string; publication: Publication; publishedVersion: number };
  /** Sent beside the note. */
  more?: Record<string, unknown>;
  children?: ReactNode;
};

/** Publishes a draft as a version, with a word on what is new in it. */
export const PublishButton = ({ resource, permission, record, more, children }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const version = record.publishedVersion + 1;
  const { mutate, isPending } = useSend({
    resource,
    success: 'training.publish.done',
    onSuccess: () => {
      setOpen(false);
      setNote('');
    },
  });
  return (
    <Allowed to={permission}>
      <Button
        variant="contained"
        disabled={record.publication === 'published' && children === undefined}
        onClick={() => setOpen(true)}
      >
        {t('training.publish.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('training.publish.title', { version })}
        confirm={t('training.publish.action')}
        isBusy={isPending}
        onConfirm={() => mutate({ id: record.id, action: 'publish', body: { note, ...more } })}
        onCancel={() => setOpen(false)}
      >
        <p style={{ margin: '0 0 16px' }}>{t('training.publish.detail')}</p>
        {children}
        <TextField
          label={t('training.publish.note')}
          helperText={t('training.publish.noteHint')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        />
      </ConfirmDialog>
    </Allowed>
  );
};
