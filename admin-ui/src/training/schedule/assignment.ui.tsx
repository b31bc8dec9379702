import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import { useTranslate } from 'react-admin';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { ScoreText, TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';
import { ProgramFilter } from './ProgramFilter.tsx';

const Learner = ({ userName }: Pick<TrainingAssignmentView, 'userName'>) => {
  const t = useTranslate();
  return userName ?? t('common.erasedPerson');
};

/** To the schedule that it came by; who has joined by a link came by none. */
const Program = ({ scheduleId, programName, publicTrainingId }: TrainingAssignmentView) =>
  publicTrainingId === null ? (
    <LinkTo resource="training-schedules" id={scheduleId}>
      {programName}
    </LinkTo>
  ) : (
    programName
  );

export const ui = resourceUi<TrainingAssignmentView>({
  columns: [
    { field: 'userName', render: (one) => <Learner {...one} />, text: ({ userName }) => userName ?? '' },
    { field: 'programName', render: (one) => <Program {...one} />, text: ({ programName }) => programName },
    { field: 'status', width: 150 },
    { field: 'finishedLessons', width: 150, render: (one) => <TrainingProgress {...one} /> },
    { field: 'earned', width: 170, card: 'none', render: (one) => <ScoreText {...one} /> },
    'updatedAt',
  ],
  filters: ['status', ProgramFilter],
  sort: { field: 'updatedAt', order: 'DESC' },
  values: { status: ({ status }) => <AssignmentChip status={status} /> },
});
