import { styled } from '@mui/material/styles';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '10px 0',
  fontSize: '0.875rem',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** Schedules among which those of older versions are looked for, the last to start first. */
const LOOKED_AT = 100;

/** Schedules that have an older version of a program: each is moved on its own page. */
export const OlderSchedules = ({ record: { id, publishedVersion } }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const can = useCan();
  const { data = [] } = useGetList<TrainingScheduleView>(
    'training-schedules',
    {
      filter: { programId: id, status: 'scheduled' },
      sort: { field: 'startsAt', order: 'DESC' },
      pagination: { page: 1, perPage: LOOKED_AT },
    },
    { enabled: publishedVersion > 1 && can('tenant.training.schedules.read') },
  );
  const older = data.filter(({ programVersion }) => programVersion < publishedVersion);
  if (older.length === 0) return null;
  return (
    <Panel title={t('training.move.older')}>
      <p style={{ margin: '0 0 4px', fontSize: '0.875rem' }}>{t('training.move.olderDetail')}</p>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {older.map((schedule) => (
          <Line key={schedule.id}>
            <LinkTo resource="training-schedules" id={schedule.id}>
              <When at={schedule.startsAt} withTime />
            </LinkTo>
            <small>
              {t('training.versions.one', { version: schedule.programVersion })} ·{' '}
              {t('training.move.people', { smart_count: schedule.peopleCount })}
            </small>
          </Line>
        ))}
      </ul>
    </Panel>
  );
};
