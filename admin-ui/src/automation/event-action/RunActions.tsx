import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const RESOURCE = 'event-action-runs';
const WORDS = `resources.${RESOURCE}.do`;

type Props = { run: Pick<EventActionRunView, 'id'> };

/** After a question: what is cancelled is not made up for. */
const CancelButton = ({ run: { id } }: Props) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend({ resource: RESOURCE, success: `${WORDS}.cancel.done` });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t(`${WORDS}.cancel.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`${WORDS}.cancel.title`)}
        confirm={t(`${WORDS}.cancel.confirm`)}
        cancel={t('common.close')}
        isBusy={isPending}
        onConfirm={() => mutate({ id, action: 'cancel' }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t(`${WORDS}.cancel.detail`)}
      </ConfirmDialog>
    </>
  );
};

const DoButton = ({ run: { id }, action }: Props & { action: 'run-now' | 'retry' }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: RESOURCE, success: `${WORDS}.${action}.done` });
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate({ id, action })}>
      {t(`${WORDS}.${action}.action`)}
    </Button>
  );
};

/** What somebody may do with a run that waits, or of which something is left to do. */
export const RunActions = ({ run }: { run: Pick<EventActionRunView, 'id' | 'status'> }) => {
  if (run.status !== 'waiting' && run.status !== 'failed') return null;
  return (
    <Allowed to="tenant.events.update">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        {run.status === 'waiting' ? (
          <>
            <DoButton run={run} action="run-now" />
            <CancelButton run={run} />
          </>
        ) : (
          <DoButton run={run} action="retry" />
        )}
      </Stack>
    </Allowed>
  );
};
