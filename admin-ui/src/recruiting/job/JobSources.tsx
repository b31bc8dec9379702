import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobFunnelView } from 'contracts/recruiting/job/job.endpoints';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { choicesFor } from '#admin-ui/shared/form/choices-for';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { FigureTable } from './FigureTable.tsx';

/** A link to the job that says where it was followed. */
const TrackingLink = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const words = 'resources.jobs.sources';
  const id = useId();
  const { path } = useResource('candidate-sources');
  const { choices } = useSources();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<Choice | null>(null);
  return (
    <div style={{ marginTop: 16 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 }}>
        <div style={{ flex: '1 1 220px' }}>
          <FieldFrame id={id} label={t(`${words}.name`)}>
            <Combobox
              id={id}
              placeholder={t('common.find')}
              choices={choicesFor(choices, search)}
              chosen={chosen}
              onChoose={choose}
              onSearch={setSearch}
            />
          </FieldFrame>
        </div>
        {chosen ? (
          <CopyLinkButton path={`${publicJobPath(job.slug)}?source=${chosen.id}`} />
        ) : (
          <Button variant="outlined" startIcon={<LinkIcon />} disabled>
            {t('common.link.action')}
          </Button>
        )}
      </div>
      <Allowed to="tenant.candidates.sources.create">
        <Button size="small" component={Link} to={`/${path}`} sx={{ mt: 1 }}>
          {t(`${words}.manage`)}
        </Button>
      </Allowed>
    </div>
  );
};

/** What each source brought, and links for more of them. */
export const JobSources = ({ job, sources }: { job: JobView; sources: JobFunnelView['sources'] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const words = 'resources.jobs.sources';
  const { nameOf } = useSources();
  return (
    <Panel title={t(`${words}.title`)}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {sources.length === 0 ? t(`${words}.none`) : t(`${words}.detail`)}
      </Typography>
      {sources.length > 0 && (
        <FigureTable
          label={t(`${words}.title`)}
          columns={['source', 'interviews', 'considered', 'approved', 'rejected', 'hired'].map((column) =>
            t(`${words}.columns.${column}`),
          )}
          rows={sources.map(({ source, ...figures }) => ({
            key: source ?? '',
            cells: [
              source === null ? t('resources.candidate-sources.unknown') : nameOf(source),
              ...[figures.interviews, figures.considered, figures.approved, figures.rejected, figures.hired].map(
                (figure) => formatCount(figure, locale),
              ),
            ],
          }))}
        />
      )}
      {job.status === 'published' && <TrackingLink job={job} />}
    </Panel>
  );
};
