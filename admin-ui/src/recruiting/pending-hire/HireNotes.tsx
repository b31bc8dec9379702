import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isOpenHire, MAX_HIRE_NOTES_LENGTH } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** What staff note for themselves about a hire. */
export const HireNotes = ({ hire: { id, notes, status } }: { hire: PendingHireView }) => {
  const t = useTranslate();
  const can = useCan();
  const [written, write] = useState(notes);
  const { mutate, isPending } = useSend({ resource: 'pending-hires', success: 'resources.pending-hires.notes.saved' });
  const isWritable = can('tenant.pendingHires.update') && isOpenHire(status);
  const isTooLong = written.length > MAX_HIRE_NOTES_LENGTH;
  const title = t('resources.pending-hires.notes.title');
  return (
    <Panel title={title}>
      {isWritable ? (
        <form
          style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ id, action: 'notes', body: { notes: written } });
          }}
        >
          <TextField
            fullWidth
            multiline
            minRows={2}
            value={written}
            onChange={({ target }) => write(target.value)}
            placeholder={t('resources.pending-hires.notes.placeholder')}
            error={isTooLong}
            helperText={isTooLong ? t('field.too-long') : undefined}
            slotProps={{ htmlInput: { 'aria-label': title } }}
          />
          {written !== notes && (
            <Button type="submit" variant="outlined" disabled={isPending || isTooLong}>
              {t('resources.pending-hires.notes.save')}
            </Button>
          )}
        </form>
      ) : notes ? (
        <LongText text={notes} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('resources.pending-hires.notes.none')}
        </Typography>
      )}
    </Panel>
  );
};
