import Button from '@mui/material/Button';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { slugOf } from '#admin-ui/recruiting/job/job-form';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { PublicTrainingChip } from './public-training-status.ts';

/** The public link of a program, or the way to one. */
export const PublicLinkPart = ({ record }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const { id, name, publishedVersion } = record;
  const { data } = useGetList<PublicTrainingView>(
    'public-trainings',
    { filter: { programId: id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled: publishedVersion > 0 },
  );
  if (!data) return null;
  const [link] = data;
  const asked = new URLSearchParams({ programId: id, slug: slugOf(name) });
  const create = (
    <Allowed to="tenant.training.programs.create">
      <p style={{ margin: '0 0 12px', fontSize: '0.875rem' }}>{t('resources.public-trainings.empty.detail')}</p>
      <Button variant="outlined" component={Link} to={`/trainings/public/create?${asked}`}>
        {t('resources.public-trainings.create')}
      </Button>
    </Allowed>
  );
  return (
    <Panel title={t('resources.public-trainings.name_one')}>
      {link ? (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <LinkTo resource="public-trainings" id={link.id}>
            {link.slug}
          </LinkTo>
          <PublicTrainingChip status={link.status} />
        </div>
      ) : (
        create
      )}
    </Panel>
  );
};
