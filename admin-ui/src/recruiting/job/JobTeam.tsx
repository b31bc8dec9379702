import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** Who hires for a job. */
export const JobTeam = ({ record: { team, isRestricted } }: { record: JobView }) => {
  const t = useTranslate();
  const named = useNamed(
    'users',
    team.map(({ userId }) => userId),
  );
  const mailed = new Set(team.flatMap(({ userId, isMailed }) => (isMailed ? [userId] : [])));
  return (
    <Panel title={t('resources.jobs.fields.team')}>
      {isRestricted && (
        <Typography variant="body2" sx={{ mb: 1.5, fontWeight: 560 }}>
          {t('resources.jobs.team.restricted')}
        </Typography>
      )}
      {team.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t('resources.jobs.team.none')}
        </Typography>
      ) : (
        <List>
          {named.map(({ id, name }) => (
            <li key={id}>
              {name}
              {mailed.has(id) && <small>{t('resources.jobs.team.mailed')}</small>}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
};
