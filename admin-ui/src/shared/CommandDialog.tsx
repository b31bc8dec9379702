import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { useSend } from './useSend.ts';

type CommandProps = {
  resource: string;
  id: string;
  /** Last part of the command's path. */
  action: string;
  body?: Record<string, unknown>;
  /** What was looked at: where it is another by now, that is said, and nothing is done. */
  version?: number;
  /** Below it: `title`, `detail`, `action`, `done`. */
  words: string;
  /** Named in the title and the detail. */
  values?: Record<string, unknown>;
  /** In the place of `action`, of `common.cancel`. */
  confirm?: string;
  cancel?: string;
  isDangerous?: boolean;
  /** It may be said why: sent as `reason`. */
  reason?: { label: string; maxLength: number; isRequired?: boolean };
  /** What else there is to read. */
  children?: ReactNode;
};

/** Asks before a command is sent. */
export const CommandDialog = ({ onClose, ...asked }: CommandProps & { onClose: () => void }) => {
  const { resource, id, action, body, words, values, confirm, cancel, isDangerous = false, reason, children } = asked;
  const t = useTranslate();
  const [text, setText] = useState('');
  const [version] = useState(asked.version);
  const [isStale, setStale] = useState(false);
  const { mutate, isPending } = useSend({
    ...{ resource, success: `${words}.done`, onSuccess: onClose },
    ...(version !== undefined && { onStale: () => setStale(true) }),
  });
  const isTooLong = reason !== undefined && text.length > reason.maxLength;
  const sent = reason ? { ...body, reason: text } : body;
  return (
    <ConfirmDialog
      isOpen
      isDangerous={isDangerous}
      title={t(`${words}.title`, values)}
      confirm={confirm ?? t(`${words}.action`)}
      {...(cancel !== undefined && { cancel })}
      isBusy={isPending}
      isUnready={isTooLong || isStale || (reason?.isRequired === true && text.trim() === '')}
      onConfirm={() => mutate({ id, action, ...(sent && { body: sent }), ...(version !== undefined && { version }) })}
      onCancel={onClose}
    >
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{t(`${words}.detail`, values)}</p>
      {children}
      {isStale && <StaleAlert onReload={onClose} />}
      {reason && (
        <TextField
          sx={{ mt: 2 }}
          label={reason.label}
          fullWidth
          required={reason.isRequired === true}
          multiline
          minRows={2}
          value={text}
          error={isTooLong}
          helperText={isTooLong ? t('field.too-long') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ConfirmDialog>
  );
};

/** A button that asks first. */
export const CommandButton = ({ button, ...asked }: CommandProps & { button?: ButtonProps }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)}>
        {asked.confirm ?? t(`${asked.words}.action`)}
      </Button>
      {isOpen && <CommandDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
};
