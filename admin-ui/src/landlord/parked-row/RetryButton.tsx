import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import type { ParkedRowView } from 'contracts/landlord/parked-row/parked-row.views';
import { useListContext, useTranslate } from 'react-admin';
import { parkedName } from './parked-name.ts';
import { useRetry } from './useRetry.ts';

/** Has one row tried again. */
export const RetryButton = ({ row }: { row: ParkedRowView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useRetry();
  const words = t(`resources.parked-rows.${row.isRequested ? 'requested' : 'retry.action'}`);
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Replay />}
      disabled={isPending || row.isRequested}
      aria-label={`${words}: ${parkedName(row)}`}
      onClick={() => mutate([row.id])}
    >
      {words}
    </Button>
  );
};

/** Has the selected rows tried again. */
export const BulkRetryButton = () => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext<ParkedRowView>();
  const { mutate, isPending } = useRetry(onUnselectItems);
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<Replay />}
      disabled={isPending}
      onClick={() => mutate(selectedIds)}
    >
      {t('resources.parked-rows.retry.action')}
    </Button>
  );
};
