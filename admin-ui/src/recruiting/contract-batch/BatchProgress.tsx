import LinearProgress from '@mui/material/LinearProgress';
import { isBatchAtWork } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { useGetOne, useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';

/** Milliseconds between two looks at a bulk send that is under way. */
export const WHILE_AT_WORK = 1_500;
const words = 'resources.contract-batches';

/** How far a bulk send is; what is shown follows. */
export const BatchProgress = ({ record }: { record: ContractBatchView }) => {
  const t = useTranslate();
  const { id, status, recipientCount, sentCount, leftOutCount, voidedCount } = record;
  const isAtWork = isBatchAtWork(status);
  useGetOne('contract-batches', { id }, { refetchInterval: isAtWork ? WHILE_AT_WORK : false });
  const done = sentCount + leftOutCount;
  const title = t(`${words}.status.${status}`);
  return (
    <Panel title={title}>
      {isAtWork && (
        <LinearProgress
          {...(status === 'sending'
            ? { variant: 'determinate', value: recipientCount === 0 ? 0 : (100 * done) / recipientCount }
            : { variant: 'indeterminate' })}
          aria-label={title}
          sx={{ mb: 1.5, height: 6, borderRadius: 3, backgroundColor: 'divider' }}
        />
      )}
      <p role="status" style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
        {t(`${words}.progress.sent`, { sent: sentCount, smart_count: recipientCount })}
        {leftOutCount > 0 && ` ${t(`${words}.progress.leftOut`, { smart_count: leftOutCount })}`}
        {done < recipientCount && ` ${t(`${words}.progress.toCome`, { smart_count: recipientCount - done })}`}
        {voidedCount > 0 && ` ${t(`${words}.progress.voided`, { smart_count: voidedCount })}`}
      </p>
    </Panel>
  );
};
