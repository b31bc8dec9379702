import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RoleNames } from '#admin-ui/identity/role/RoleNames.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ScheduleChip } from '#admin-ui/training/assignment-status';
import { ChangeSchedule } from './ChangeSchedule.tsx';
import { MoveSchedule } from './MoveSchedule.tsx';
import { ProgramFilter } from './ProgramFilter.tsx';
import { CancelSchedule } from './ScheduleActions.tsx';
import { ScheduledLabels, ScheduledTeams } from './ScheduledGroups.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { SchedulePeople } from './SchedulePeople.tsx';
import { ScheduleProgress } from './ScheduleProgress.tsx';

const Deadline = ({ deadline }: Pick<TrainingScheduleView, 'deadline'>) => {
  const t = useTranslate();
  return deadline === null ? t('training.schedule.asProgram') : <When at={deadline} withTime />;
};

const Repetition = ({ months }: { months: number }) =>
  useTranslate()('training.schedule.every', { smart_count: months });

/** From now on; said once, or the form would begin anew while it is filled in. */
const useStart = () => useState(() => ({ startsAt: new Date().toISOString() }))[0];

export const ui = resourceUi<TrainingScheduleView>({
  columns: [
    'programName',
    { field: 'peopleCount', align: 'right', width: 110, text: ({ peopleCount }) => peopleCount },
    { field: 'startsAt', width: 200, render: ({ startsAt }) => <When at={startsAt} withTime /> },
    { field: 'deadline', width: 200, card: 'none', render: (schedule) => <Deadline {...schedule} /> },
    { field: 'status', width: 150 },
  ],
  sort: { field: 'startsAt', order: 'DESC' },
  filters: ['status', ProgramFilter],
  values: {
    status: ({ status }) => <ScheduleChip status={status} />,
    programId: ({ programId, programName }) => (
      <LinkTo resource="training-programs" id={programId}>
        {programName}
      </LinkTo>
    ),
    deadline: (schedule) => <Deadline {...schedule} />,
    teams: ({ teams }) => teams.length > 0 && <ScheduledTeams ids={teams} />,
    roles: ({ roles }) => roles.length > 0 && <RoleNames roles={roles} />,
    labels: ({ labels }) => labels.length > 0 && <ScheduledLabels ids={labels} />,
    repeatMonths: ({ repeatMonths }) => repeatMonths !== null && <Repetition months={repeatMonths} />,
    repeatsAt: ({ repeatsAt, status }) =>
      repeatsAt !== null && status !== 'cancelled' && <When at={repeatsAt} withTime />,
    repeatOf: ({ repeatOf, programName }) =>
      repeatOf !== null && (
        <LinkTo resource="training-schedules" id={repeatOf}>
          {programName}
        </LinkTo>
      ),
  },
  form: ScheduleForm,
  useInitial: useStart,
  isFresh: true,
  isStacked: true,
  badge: ({ record }) => <ScheduleChip status={record.status} />,
  actions: ({ record }) => (
    <>
      <MoveSchedule record={record} />
      <ChangeSchedule record={record} />
      <CancelSchedule record={record} />
    </>
  ),
  facts: [
    ...['programId', 'programVersion', 'startsAt', 'deadline', 'peopleCount', 'teams', 'roles', 'labels'],
    ...['followsMembership', 'repeatMonths', 'repeatsAt', 'repeatOf', 'createdAt'],
  ],
  main: ({ record }) => (
    <>
      <ScheduleProgress record={record} />
      <SchedulePeople record={record} />
    </>
  ),
});
