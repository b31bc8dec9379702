import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { csvOf } from 'contracts/kernel/csv';
import type { LeftOutPerson } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { downloadCSV, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LeftOutTable, usePersonName, useReason } from './LeftOut.tsx';

/** People who are shown; the file has all of them. */
const SHOWN = 100;
const words = 'resources.contract-batches.leftOut';

/** Who got no contract of a bulk send, and why. */
export const BatchReport = ({
  record: { id, leftOutCount, templateName, updatedAt },
}: {
  record: ContractBatchView;
}) => {
  const t = useTranslate();
  const reason = useReason();
  const nameOf = usePersonName();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<LeftOutPerson[], Error>({
    queryKey: ['contract-batches', id, 'report', updatedAt],
    queryFn: () => dataProvider.ask<LeftOutPerson[]>(`contract-batches/${id}/report`),
    enabled: leftOutCount > 0,
    placeholderData: (before) => before,
  });
  if (leftOutCount === 0) return null;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const save = () => {
    const rows = data.map((person) => [nameOf(person), reason(person)]);
    downloadCSV(csvOf([[t(`${words}.person`), t(`${words}.reason`)], ...rows]), `${templateName}-report`);
  };
  return (
    <Panel
      title={t(`${words}.title`)}
      actions={
        <Button size="small" startIcon={<FileDownloadOutlined />} onClick={save}>
          {t(`${words}.download`)}
        </Button>
      }
    >
      <LeftOutTable people={data.slice(0, SHOWN)} />
      {data.length > SHOWN && (
        <p style={{ margin: '12px 0 0' }}>{t(`${words}.more`, { shown: SHOWN, all: data.length })}</p>
      )}
    </Panel>
  );
};
