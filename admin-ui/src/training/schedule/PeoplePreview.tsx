import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { MAX_COUNTED_USERS } from 'contracts/training/schedule/schedule.choices';
import type { AudienceStandings, ScheduledPeople } from 'contracts/training/schedule/schedule.endpoints';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { When } from '#admin-ui/shared/When.tsx';

type Training = NonNullable<ScheduledPeople['training']>;

const Root = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  background: theme.palette.brand.sunken,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4, color: theme.palette.text.secondary },
  '& ul': {
    margin: '12px 0 0',
    padding: '12px 0 0',
    listStyle: 'none',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& li + li': { marginTop: 4 },
}));

type Chosen = [users: string[], teams: string[], roles: string[], labels: string[]];
type Planned = [programId: string | null, startsAt: string | null, deadline: string | null, reminderDays: number[]];

/** What is typed by half is left out. */
const momentOf = (at: string | null | undefined): string | null =>
  at && dayjs(at).isValid() ? dayjs(at).toISOString() : null;

/** How many of those people have the program already; nothing where there are too many names for an address. */
const useStandings = (programId: string | null, [users, teams, roles, labels]: Chosen) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const can = useCan();
  const isCounted = programId !== null && users.length <= MAX_COUNTED_USERS && can('tenant.training.schedules.read');
  return useQuery<AudienceStandings, Error>({
    queryKey: ['training-matrix', 'audience', programId, users, teams, roles, labels],
    queryFn: () =>
      dataProvider.ask<AudienceStandings>('training-matrix/audience', {
        ...{ program: programId ?? '', users: users.join(), teams: teams.join(), roles: roles.join() },
        labels: labels.join(),
      }),
    enabled: isCounted && users.length + teams.length + roles.length + labels.length > 0,
    retry: false,
  }).data;
};

/** What they would get: which version, from when until when, and what some of them have already. */
const Plan = ({ training, standings }: { training: Training; standings: AudienceStandings | undefined }) => {
  const t = useTranslate();
  const { programName, programVersion, startsAt, expiresAt, reminders } = training;
  return (
    <ul>
      <li>{t('training.schedule.plan.program', { name: programName, version: programVersion })}</li>
      <li>
        {t('training.mine.starts')} <When at={startsAt} withTime />
        {' · '}
        {expiresAt === null ? (
          t('training.program.noEnd')
        ) : (
          <>
            {t('training.mine.until')} <When at={expiresAt} withTime />
          </>
        )}
      </li>
      <li>
        {t('resources.training-schedules.fields.reminderDays')}:{' '}
        {reminders.length === 0
          ? t('training.schedule.plan.noReminders')
          : reminders.map((at, index) => (
              <span key={at}>
                {index > 0 && ', '}
                <When at={at} />
              </span>
            ))}
      </li>
      {standings && (
        <li>
          {t('training.schedule.plan.haveNow', { smart_count: standings.haveNow })}
          {' · '}
          {t('training.schedule.plan.completed', { smart_count: standings.completed })}
        </li>
      )}
    </ul>
  );
};

/** Whom the schedule would be for, each person once, and what they would get; of one that there is, who would be added. */
export const PeoplePreview = ({ scheduleId }: { scheduleId?: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const chosen = useWatch({ name: ['users', 'teams', 'roles', 'labels'] }) as Partial<Chosen>;
  const [users = [], teams = [], roles = [], labels = []] = chosen;
  const watched = useWatch({ name: ['programId', 'startsAt', 'deadline', 'reminderDays'] }) as Partial<Planned>;
  const [program, start, end, reminderDays = []] = watched;
  const programId = scheduleId ? null : program || null;
  const plan = { programId, startsAt: momentOf(start), deadline: momentOf(end), reminderDays };
  const isEmpty = users.length + teams.length + roles.length + labels.length === 0;
  const standings = useStandings(programId, [users, teams, roles, labels]);
  const { data, error } = useQuery<ScheduledPeople, Error>({
    queryKey: ['training-schedules', scheduleId ?? null, 'preview', users, teams, roles, labels, programId && plan],
    queryFn: async () => {
      const audience = { users, teams, roles, labels };
      const command = scheduleId
        ? { id: scheduleId, action: 'people/preview', body: audience }
        : { action: 'preview', body: { ...audience, ...plan } };
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
          t(shown ? `training.schedule.${shown.count === 0 ? 'nobodyGets' : 'people'}` : 'training.schedule.nobody', {
            smart_count: shown?.count ?? 0,
          })}
      </p>
      {shown && shown.people.length > 0 && (
        <p>
          {shown.people.map(({ name }) => name).join(', ')}
          {others > 0 && ` ${t('training.schedule.others', { smart_count: others })}`}
        </p>
      )}
      {shown?.training && <Plan training={shown.training} standings={standings} />}
    </Root>
  );
};
