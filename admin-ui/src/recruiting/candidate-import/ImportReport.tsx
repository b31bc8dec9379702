import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { csvOf } from 'contracts/kernel/csv';
import type { ReportLine } from 'contracts/recruiting/candidate-import/candidate-import.endpoints';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { downloadCSV, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useReason } from './useReason.ts';

/** Rows that are shown; the file has all of them. */
const SHOWN = 100;

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', width: 80 },
}));

const useReport = ({ id, updatedAt }: CandidateImportView) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['candidate-imports', id, 'report', updatedAt],
    queryFn: () => dataProvider.ask<ReportLine[]>(`candidate-imports/${id}/report`),
  });
};

/** The rows that were refused and the cells that were left out, and why. */
export const ImportReport = ({ record }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const reason = useReason();
  const { data, error, refetch } = useReport(record);
  const word = (key: string) => t(`resources.candidate-imports.report.${key}`);
  const outcome = (isLeftOut: boolean) => word(isLeftOut ? 'cell' : 'none');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return null;
  const save = () => {
    const head = [word('row'), word('column'), word('reason'), word('outcome')];
    const rows = data.map(({ row, column, code, isLeftOut }) => [row, column ?? '', reason(code), outcome(isLeftOut)]);
    downloadCSV(csvOf([head, ...rows]), `${record.name.replace(/\.[^.]*$/, '')}-report`);
  };
  return (
    <Panel
      title={word('title')}
      actions={
        <Button size="small" startIcon={<FileDownloadOutlined />} onClick={save}>
          {word('download')}
        </Button>
      }
    >
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{word('row')}</th>
              <th scope="col">{word('column')}</th>
              <th scope="col">{word('reason')}</th>
              <th scope="col">{word('outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, SHOWN).map(({ row, column, code, isLeftOut }) => (
              <tr key={`${row} ${column} ${code}`}>
                <td>{row}</td>
                <td>{column}</td>
                <td>{reason(code)}</td>
                <td>{outcome(isLeftOut)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {data.length > SHOWN && (
        <p style={{ margin: '12px 0 0' }}>
          {t('resources.candidate-imports.report.more', { shown: SHOWN, all: data.length })}
        </p>
      )}
    </Panel>
  );
};
