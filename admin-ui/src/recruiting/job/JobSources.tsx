import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApplicationSource } from 'contracts/recruiting/application/application.events';
import type { JobFunnelView } from 'contracts/recruiting/job/job.endpoints';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';

/** A link to the job that says where it was followed. */
const TrackingLink = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const words = 'resources.jobs.sources';
  const [typed, setTyped] = useState('');
  const source = ApplicationSource.safeParse(typed);
  const isWrong = typed.trim() !== '' && !source.success;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginTop: 16 }}>
      <MuiTextField
        label={t(`${words}.name`)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong}
        helperText={isWrong ? t(`${words}.hint`) : undefined}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: 60, spellCheck: false, autoComplete: 'off' } }}
      />
      {source.success ? (
        <CopyLinkButton path={`${publicJobPath(job.slug)}?source=${source.data}`} />
      ) : (
        <Button variant="outlined" startIcon={<LinkIcon />} disabled>
          {t('common.link.action')}
        </Button>
      )}
    </div>
  );
};

/** What each source brought, and links for more of them. */
export const JobSources = ({ job, sources }: { job: JobView; sources: JobFunnelView['sources'] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const words = 'resources.jobs.sources';
  const named = (source: string | null) =>
    source === null ? t(`${words}.staff`) : t(`${words}.${source}`, { _: source });
  return (
    <Panel title={t(`${words}.title`)}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {sources.length === 0 ? t(`${words}.none`) : t(`${words}.detail`)}
      </Typography>
      {sources.length > 0 && (
        <FigureTable
          label={t(`${words}.title`)}
          columns={['source', 'interviews', 'considered', 'approved', 'rejected'].map((column) =>
            t(`${words}.columns.${column}`),
          )}
          rows={sources.map(({ source, ...figures }) => ({
            key: source ?? '',
            cells: [
              named(source),
              ...[figures.interviews, figures.considered, figures.approved, figures.rejected].map((figure) =>
                formatCount(figure, locale),
              ),
            ],
          }))}
        />
      )}
      {job.status === 'published' && <TrackingLink job={job} />}
    </Panel>
  );
};
