import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { countColumn } from '#admin-ui/shared/list/count-column';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { OriginNotice } from '#admin-ui/training/given-program/OriginNotice.tsx';
import { PublishButton } from '#admin-ui/training/PublishButton.tsx';
import { LessonPublicationChip } from '#admin-ui/training/publication-status';
import { VersionsPanel } from '#admin-ui/training/version/VersionsPanel.tsx';
import { LessonForm } from './LessonForm.tsx';
import { LessonPreview } from './LessonPreview.tsx';
import { LessonPrograms, LessonRemovalNotice } from './LessonPrograms.tsx';

const questionCount = ({ steps }: TrainingLessonView): number =>
  steps.reduce((sum, { questions }) => sum + questions.length, 0);

export const ui = resourceUi<TrainingLessonView>({
  columns: [
    'name',
    countColumn('steps', ({ steps }) => steps.length),
    countColumn('questions', questionCount, { width: 130, card: 'none' }),
    { field: 'publication', width: 190 },
    'updatedAt',
  ],
  filters: ['publication'],
  values: { publication: ({ publication }) => <LessonPublicationChip status={publication} /> },
  form: LessonForm,
  keepsDrafts: true,
  badge: ({ record }) => <LessonPublicationChip status={record.publication} />,
  actions: ({ record }) =>
    record.origin === null && (
      <PublishButton resource="training-lessons" permission="tenant.training.lessons.update" record={record} />
    ),
  notice: ({ record: { origin } }) => <OriginNotice of="lesson" origin={origin} />,
  isOpen: ({ origin }) => origin === null,
  facts: ['publishedVersion', 'publishedAt', 'createdAt', 'updatedAt'],
  main: ({ record }) => <LessonPreview lesson={record} />,
  removalNotice: LessonRemovalNotice,
  belowFacts: ({ record }) => (
    <>
      <LessonPrograms record={record} />
      <VersionsPanel
        resource="training-lessons"
        record={record}
        comparePath={`/trainings/lessons/${record.id}/compare`}
      />
    </>
  ),
});
