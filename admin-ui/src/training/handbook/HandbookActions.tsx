import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { MAX_NOTE_LENGTH } from 'contracts/training/lesson/lesson.choices';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useMe } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { StaleAlert } from '#admin-ui/shared/StaleAlert.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { RunLinks } from '#admin-ui/training/process-run/RunLinks.tsx';
import { readPath } from './paths.ts';

type Props = { record: HandbookDocumentView };
const resource = 'handbook-documents';

/** Does something at once. */
const Act = ({ record, action }: Props & { action: 'submit' | 'archive' | 'reopen' }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource, success: `handbook.${action}.done` });
  return (
    <Button
      variant={action === 'submit' ? 'contained' : 'outlined'}
      disabled={isPending}
      onClick={() => mutate({ id: record.id, action, version: record.version })}
    >
      {t(`handbook.${action}.action`)}
    </Button>
  );
};

/** Publishes the draft, or sends it back, with a word on why. */
const Decide = ({ record, action }: Props & { action: 'publish' | 'return' }) => {
  const t = useTranslate();
  /** The version that whoever decides looks at; null: nothing is being decided. */
  const [version, setVersion] = useState<number | null>(null);
  const [isStale, setStale] = useState(false);
  const close = () => {
    setVersion(null);
    setStale(false);
  };
  const [note, setNote] = useState('');
  const [isMaterial, setMaterial] = useState(true);
  const { mutate, isPending } = useSend({
    resource,
    success: `handbook.${action}.done`,
    onSuccess: () => {
      close();
      setNote('');
    },
    onStale: () => setStale(true),
  });
  const isPublishing = action === 'publish';
  const isFirst = record.publishedVersion === 0;
  const words = `handbook.${action}`;
  return (
    <>
      <Button variant={isPublishing ? 'contained' : 'outlined'} onClick={() => setVersion(record.version)}>
        {t(`${words}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={version !== null}
        title={t(`${words}.title`, { version: record.publishedVersion + 1 })}
        confirm={t(`${words}.action`)}
        isBusy={isPending}
        isUnready={isStale}
        onConfirm={() =>
          mutate({
            ...{ id: record.id, action, body: isPublishing && !isFirst ? { note, isMaterial } : { note } },
            ...(version !== null && { version }),
          })
        }
        onCancel={close}
      >
        <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
        <TextField
          label={t(`${words}.note`)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        />
        {isPublishing && !isFirst && (
          <div style={{ marginTop: 12 }}>
            <FormControlLabel
              control={<Checkbox checked={isMaterial} onChange={(_, isChecked) => setMaterial(isChecked)} />}
              label={t('handbook.publish.material')}
            />
            <p style={{ margin: '0 0 0 32px', fontSize: '0.8125rem' }}>{t('handbook.publish.materialHint')}</p>
          </div>
        )}
        {isStale && <StaleAlert onReload={close} />}
      </ConfirmDialog>
    </>
  );
};

/** What can be done with a document as it stands. */
export const HandbookActions = ({ record }: Props) => {
  const t = useTranslate();
  const { id: me } = useMe();
  const { status, reviewerIds, publishedVersion } = record;
  const isReviewed = reviewerIds.length > 0;
  const isReviewer = reviewerIds.includes(String(me));
  return (
    <>
      {publishedVersion > 0 && status !== 'archived' && (
        <Button variant="text" component={Link} to={readPath(record)}>
          {t('handbook.read')}
        </Button>
      )}
      <RunLinks document={record} />
      <Allowed to="tenant.training.handbook.delete">
        {status === 'archived' ? <Act record={record} action="reopen" /> : <Act record={record} action="archive" />}
      </Allowed>
      <Allowed to="tenant.training.handbook.update">
        {status === 'in-review' && <Decide record={record} action="return" />}
        {status === 'draft' && isReviewed && <Act record={record} action="submit" />}
        {((status === 'draft' && !isReviewed) || (status === 'in-review' && (isReviewer || !isReviewed))) && (
          <Decide record={record} action="publish" />
        )}
      </Allowed>
    </>
  );
};
