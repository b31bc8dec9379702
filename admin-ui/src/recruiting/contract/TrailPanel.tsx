import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { trailColumns } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import type { ContractTrail, TrailStep } from 'contracts/recruiting/contract/contract.trail';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { saveFile, saveJson } from '#admin-ui/shared/save-file';
import { When } from '#admin-ui/shared/When.tsx';

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' },
  '& time': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& code': { fontSize: '0.75rem' },
}));
const WORDS = 'resources.contracts.trail';

const written = ({ name, email }: { name: string; email: string }): string => `${name} <${email}>`;

const Step = ({ step }: { step: TrailStep }) => {
  const t = useTranslate();
  const { event, at, by, signer, address, sha256, to, reason } = step;
  const name = event === 'ContractCreated' ? 'Created' : event;
  const who = signer ? written(signer) : t(`${WORDS}.by.${by}`);
  return (
    <li>
      <div>
        <strong>{t(`resources.contracts.events.${name}`)}</strong>
        <When at={at} withTime />
      </div>
      <small>{address === null ? who : t(`${WORDS}.from`, { who, address })}</small>
      {to.length > 0 && <small>{t(`${WORDS}.to`, { people: to.map(written).join(', ') })}</small>}
      {reason && <small>“{reason}”</small>}
      {sha256 && (
        <small>
          SHA-256 <code>{sha256}</code>
        </small>
      )}
    </li>
  );
};

/** Everything that has happened to a contract, to be saved as a proof. */
export const TrailPanel = ({ record: { id, title, version } }: { record: ContractView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['contracts', 'trail', id, version],
    queryFn: () => dataProvider.ask<ContractTrail>(`contracts/${id}/trail`),
    retry: false,
  });
  const name = `${title ?? 'contract'} ${t(`${WORDS}.file`)}`;
  const saveCsv = async () => {
    try {
      const headings = JSON.stringify(
        Object.fromEntries(trailColumns.map((field) => [field, t(`${WORDS}.fields.${field}`)])),
      );
      const options = { query: { headings } };
      const { data: file } = await client.request('GET', `/api/tenant/contracts/${id}/trail/export`, options);
      saveFile(file as Blob, `${name}.csv`);
    } catch {
      notify('common.failed', { type: 'error' });
    }
  };
  return (
    <Panel
      title={t(`${WORDS}.title`)}
      actions={
        data && (
          <>
            <Button size="small" startIcon={<Download />} onClick={() => void saveCsv()}>
              CSV
            </Button>
            <Button size="small" startIcon={<Download />} onClick={() => saveJson(data, name)}>
              JSON
            </Button>
          </>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <Steps>
          {data.steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </Steps>
      )}
    </Panel>
  );
};
