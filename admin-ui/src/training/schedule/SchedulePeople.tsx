import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { assignmentStatuses } from 'contracts/training/assignment/assignment.choices';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useTranslate } from 'react-admin';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { ScoreText, TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';
import { AssignmentActions } from './AssignmentActions.tsx';
import { isAtWork, WHILE_AT_WORK } from './ScheduleProgress.tsx';

/** Who has the training, and how far they are. */
export const SchedulePeople = ({ record }: { record: TrainingScheduleView }) => {
  const { id, status } = record;
  const t = useTranslate();
  const words = 'resources.training-assignments';
  const choices = assignmentStatuses.map((one) => ({ id: one, name: t(`${words}.status.${one}`) }));
  return (
    <RelatedList<TrainingAssignmentView>
      resource="training-assignments"
      title={t(`${words}.title`)}
      filter={{ scheduleId: id }}
      sort={{ field: 'userName', order: 'ASC' }}
      searchLabel={t(`${words}.search`)}
      filters={<SelectFilter source="status" label={t(`${words}.fields.status`)} choices={choices} />}
      queryOptions={{ refetchInterval: isAtWork(record) ? WHILE_AT_WORK : false }}
      nameOf={({ userName }) => userName ?? t('common.erasedPerson')}
      pathOf={undefined}
      columns={[
        { field: 'userName', render: ({ userName }) => userName ?? t('common.erasedPerson') },
        { field: 'status', width: 150, render: (one) => <AssignmentChip status={one.status} /> },
        { field: 'finishedLessons', width: 150, render: (one) => <TrainingProgress {...one} /> },
        { field: 'earned', width: 170, card: 'none', render: (one) => <ScoreText {...one} /> },
        {
          field: 'expiresAt',
          width: 310,
          render: (one) => (
            <span>
              {one.expiresAt === null ? t('training.program.noEnd') : <When at={one.expiresAt} withTime />}{' '}
              <AssignmentActions record={one} />
            </span>
          ),
        },
      ]}
      empty={
        <Notice
          icon={GroupOutlined}
          title={t(`training.schedule.${status === 'assigning' ? 'assigning' : 'noPeople'}`)}
          detail={t('training.schedule.noPeopleDetail')}
        />
      }
    />
  );
};
