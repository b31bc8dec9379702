import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { runsOf, startPath } from './run-paths.ts';

type Props = {
  document: { id: string; kind: string; publishedVersion: number; status?: string; steps: readonly unknown[] };
};

/** From a process to its runs: of what was published and has steps. */
export const RunLinks = ({ document: { id, kind, publishedVersion, status, steps } }: Props) => {
  const t = useTranslate();
  if (kind === 'policy' || publishedVersion === 0 || status === 'archived' || steps.length === 0) return null;
  return (
    <>
      <Allowed to="tenant.training.runs.read">
        <Button variant="text" component={Link} to={runsOf(id)}>
          {t('resources.process-runs.all')}
        </Button>
      </Allowed>
      <Allowed to="tenant.training.runs.create">
        <Button variant="outlined" component={Link} to={startPath(id)}>
          {t('resources.process-runs.start')}
        </Button>
      </Allowed>
    </>
  );
};
