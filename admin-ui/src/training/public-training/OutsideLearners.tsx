import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { assignmentStatuses } from 'contracts/training/assignment/assignment.choices';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { useTranslate } from 'react-admin';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { ScoreText, TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';

const Remove = ({ record: { id, userName, status } }: { record: TrainingAssignmentView }) => {
  const t = useTranslate();
  if (status === 'completed' || status === 'cancelled') return null;
  return (
    <Allowed to="tenant.training.schedules.update">
      <CommandButton
        button={{ size: 'small', color: 'error', variant: 'text' }}
        resource="training-assignments"
        id={id}
        action="cancel"
        words="resources.public-trainings.removeLearner"
        values={{ name: userName ?? t('common.erasedPerson') }}
        isDangerous
      />
    </Allowed>
  );
};

/** Who has joined from outside, by which link, and how far they are. */
export const OutsideLearners = ({ record }: { record: PublicTrainingView }) => {
  const t = useTranslate();
  const can = useCan();
  const words = 'resources.training-assignments';
  const choices = assignmentStatuses.map((one) => ({ id: one, name: t(`${words}.status.${one}`) }));
  if (!can('tenant.training.schedules.read')) return null;
  return (
    <RelatedList<TrainingAssignmentView>
      resource="training-assignments"
      title={t('resources.public-trainings.learners.title')}
      filter={{ publicTrainingId: record.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchLabel={t(`${words}.search`)}
      filters={<SelectFilter source="status" label={t(`${words}.fields.status`)} choices={choices} />}
      nameOf={({ userName }) => userName ?? t('common.erasedPerson')}
      pathOf={undefined}
      columns={[
        { field: 'userName', render: ({ userName }) => userName ?? t('common.erasedPerson') },
        { field: 'source', width: 160, render: ({ source }) => source },
        { field: 'status', width: 150, render: (one) => <AssignmentChip status={one.status} /> },
        { field: 'finishedLessons', width: 150, render: (one) => <TrainingProgress {...one} /> },
        { field: 'earned', width: 150, card: 'none', render: (one) => <ScoreText {...one} /> },
        {
          field: 'createdAt',
          width: 230,
          render: (one) => (
            <span>
              <When at={one.createdAt} /> <Remove record={one} />
            </span>
          ),
        },
      ]}
      empty={
        <Notice
          icon={GroupOutlined}
          title={t('resources.public-trainings.learners.none')}
          detail={t('resources.public-trainings.learners.noneDetail')}
        />
      }
    />
  );
};
