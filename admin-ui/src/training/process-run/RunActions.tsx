import Button from '@mui/material/Button';
import type { Permission } from 'contracts/kernel/permission';
import { MAX_NOTE_LENGTH } from 'contracts/training/lesson/lesson.choices';
import { isLeader } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useTranslate } from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const resource = 'process-runs';
const WORDS = `resources.${resource}`;

type Person = { id: string; can: (permission: Permission) => boolean };
/** Whether somebody says how a run goes on. */
export const leads = (run: ProcessRunView, { id, can }: Person): boolean =>
  isLeader(run, id) || can('tenant.training.runs.update');

/** How a run ends, and goes on. */
export const RunActions = ({ record: run }: { record: ProcessRunView }) => {
  const t = useTranslate();
  const can = useCan();
  const { id } = useMe();
  const { mutate, isPending } = useSend({ resource, success: `${WORDS}.reopen.done` });
  if (!leads(run, { id, can })) return null;
  if (run.status !== 'running')
    return (
      <Button variant="outlined" disabled={isPending} onClick={() => mutate({ id: run.id, action: 'reopen' })}>
        {t(`${WORDS}.reopen.action`)}
      </Button>
    );
  const open = run.stepCount - run.doneCount;
  return (
    <>
      <CommandButton
        resource={resource}
        id={run.id}
        action="cancel"
        words={`${WORDS}.cancel`}
        values={{ name: run.name }}
        cancel={t(`${WORDS}.cancel.keep`)}
        reason={{ label: t(`${WORDS}.cancel.reason`), maxLength: MAX_NOTE_LENGTH }}
        isDangerous
      />
      <CommandButton
        resource={resource}
        id={run.id}
        action="complete"
        words={`${WORDS}.complete`}
        values={{ smart_count: open }}
        button={{ variant: 'contained' }}
      />
    </>
  );
};
