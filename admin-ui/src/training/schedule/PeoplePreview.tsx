import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ScheduledPeople } from 'contracts/training/schedule/schedule.endpoints';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

const Root = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  background: theme.palette.brand.sunken,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4, color: theme.palette.text.secondary },
}));

/** Whom the schedule would be for, each person once. */
export const PeoplePreview = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [users = [], teams = [], roles = []] = useWatch({ name: ['users', 'teams', 'roles'] }) as string[][];
  const isEmpty = users.length + teams.length + roles.length === 0;
  const { data, error } = useQuery<ScheduledPeople, Error>({
    queryKey: ['training-schedules', 'preview', users, teams, roles],
    queryFn: async () => {
      const command = { action: 'preview', body: { users, teams, roles } };
      return (await dataProvider.send<ScheduledPeople>('training-schedules', command)).data;
    },
    enabled: !isEmpty,
    placeholderData: (before) => before,
  });
  const shown = isEmpty ? undefined : data;
  const others = shown ? shown.count - shown.people.length : 0;
  return (
    <Root role="status">
      <p>
        {error?.message ??
          (shown ? t('training.schedule.people', { smart_count: shown.count }) : t('training.schedule.nobody'))}
      </p>
      {shown && shown.people.length > 0 && (
        <p>
          {shown.people.map(({ name }) => name).join(', ')}
          {others > 0 && ` ${t('training.schedule.others', { smart_count: others })}`}
        </p>
      )}
    </Root>
  );
};
