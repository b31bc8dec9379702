import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { useEffect } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { ImportReport } from './ImportReport.tsx';
import { LeftCandidates } from './LeftCandidates.tsx';
import { MappingForm } from './MappingForm.tsx';

/** Milliseconds between two looks at an import that is under way. */
const LOOK_AGAIN = 1_000;

const Progress = ({ record }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const refresh = useRefresh();
  const { status, rows, done, created, undone } = record;
  useEffect(() => {
    const timer = setInterval(refresh, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [refresh]);
  const [part, whole] = status === 'undoing' ? [undone, created] : [done, rows];
  const text = t(`resources.candidate-imports.progress.${status}`, { part, whole });
  return (
    <Panel title={t(`resources.candidate-imports.status.${status}`)}>
      <LinearProgress
        variant="determinate"
        value={whole > 0 ? (100 * part) / whole : 0}
        aria-label={t(`resources.candidate-imports.status.${status}`)}
      />
      <p role="status" style={{ margin: '12px 0 0', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </p>
    </Panel>
  );
};

/** The way to those whom it added. */
const Added = ({ importId }: { importId: string }) => {
  const t = useTranslate();
  const { path } = useResource('candidates');
  const filter = encodeURIComponent(JSON.stringify({ importId }));
  return (
    <Button component={Link} to={`/${path}?filter=${filter}`} sx={{ mt: 1.5 }} variant="outlined">
      {t('resources.candidate-imports.showAdded')}
    </Button>
  );
};

/** An import as far as it is: its columns are matched, it runs, or what came of it. */
export const ImportMain = ({ record }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const { status, created, undone, rows } = record;
  if (status === 'ready') return <MappingForm record={record} />;
  if (status === 'running' || status === 'undoing') return <Progress record={record} />;
  return (
    <>
      <Panel title={t(`resources.candidate-imports.status.${status}`)}>
        <p style={{ margin: 0 }}>
          {t(`resources.candidate-imports.outcome.${status}`, { smart_count: undone, created, rows })}
        </p>
        {status !== 'expired' && created > undone && <Added importId={record.id} />}
      </Panel>
      <LeftCandidates record={record} />
      {status !== 'expired' && <ImportReport record={record} />}
    </>
  );
};
