import Button from '@mui/material/Button';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { UNDO_SECONDS } from 'contracts/recruiting/interview/interview.statuses';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSend } from '#admin-ui/shared/useSend';
import { statusKey } from './interview-status.ts';

/** Says what interviews were changed to, and for some seconds takes it back. */
export const UndoStatus = ({ ids, status }: { ids: readonly string[]; status: InterviewStatus }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNDO_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, []);
  const { mutate, isPending, isSuccess } = useSend<BulkAnswer>({
    resource: 'interviews',
    onSuccess: ({ changed, refused }) => {
      const said = (key: string, type: 'success' | 'error', { length }: readonly unknown[]) =>
        length > 0 && notify(`resources.interviews.change.${key}`, { type, messageArgs: { smart_count: length } });
      said('undone', 'success', changed);
      said('undoRefused', 'error', refused);
    },
  });
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>
        {t('resources.interviews.bulk.done', { smart_count: ids.length, status: t(statusKey(status)) })}
      </p>
      <Button
        size="small"
        variant="outlined"
        disabled={isLate || isPending || isSuccess}
        onClick={() => mutate({ action: 'status/undo', body: { ids, status } })}
      >
        {t('resources.interviews.change.undo')}
      </Button>
    </div>
  );
};
