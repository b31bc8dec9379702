import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useTranslate } from 'react-admin';
import { LabelFilter } from '#admin-ui/automation/label/LabelFilter.tsx';
import { countColumn } from '#admin-ui/shared/list/count-column';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { GivenRemovalNotice } from '#admin-ui/training/given-program/GivenRemovalNotice.tsx';
import { OriginNotice } from '#admin-ui/training/given-program/OriginNotice.tsx';
import { ExportProgram } from '#admin-ui/training/markdown/ExportProgram.tsx';
import { ImportProgramLink } from '#admin-ui/training/markdown/ImportProgramLink.tsx';
import { PublicLinkPart } from '#admin-ui/training/public-training/PublicLinkPart.tsx';
import { PublicationChip } from '#admin-ui/training/publication-status';
import { VersionsPanel } from '#admin-ui/training/version/VersionsPanel.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import { ProgramPanels } from './ProgramPanels.tsx';
import { ProgramPreview } from './ProgramPreview.tsx';
import { ProgramSchedules } from './ProgramSchedules.tsx';
import { PublishProgram } from './PublishProgram.tsx';

/** The time that people have from the start on. */
const Time = ({ deadlineDays, deadlineHours }: Pick<TrainingProgramView, 'deadlineDays' | 'deadlineHours'>) => {
  const t = useTranslate();
  const parts = [
    deadlineDays && t('training.program.days', { smart_count: deadlineDays }),
    deadlineHours && t('training.program.hours', { smart_count: deadlineHours }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('training.program.noEnd');
};

/** Whether there is one, and how long it holds. */
const Certificate = ({ hasCertificate, certificateMonths }: TrainingProgramView) => {
  const t = useTranslate();
  if (!hasCertificate) return t('training.program.noCertificate');
  if (certificateMonths === null) return t('training.certificate.forEver');
  return t('training.program.months', { smart_count: certificateMonths });
};

const LabelsFilter = () => <LabelFilter of="training" />;

export const ui = resourceUi<TrainingProgramView>({
  tabs: ['training-programs', 'public-trainings'],
  columns: [
    'name',
    countColumn('lessonIds', ({ lessonIds }) => lessonIds.length),
    { field: 'deadlineDays', width: 150, card: 'none', render: (program) => <Time {...program} /> },
    { field: 'publication', width: 190 },
    'updatedAt',
  ],
  filters: ['publication', LabelsFilter],
  values: {
    publication: ({ publication }) => <PublicationChip status={publication} />,
    deadlineDays: (program) => <Time {...program} />,
    hasCertificate: (program) => <Certificate {...program} />,
  },
  form: ProgramForm,
  keepsDrafts: true,
  badge: ({ record }) => <PublicationChip status={record.publication} />,
  actions: ({ record }) => (
    <>
      <ProgramPreview record={record} />
      <ProgramSchedules record={record} />
      <ExportProgram record={record} />
      {record.origin === null && <PublishProgram record={record} />}
    </>
  ),
  listActions: ImportProgramLink,
  facts: [
    'deadlineDays',
    'isSequential',
    'hasCertificate',
    'publishedVersion',
    'publishedAt',
    'createdAt',
    'updatedAt',
  ],
  notice: ({ record: { origin } }) => <OriginNotice of="program" origin={origin} />,
  isOpen: ({ origin }) => origin === null,
  removalNotice: GivenRemovalNotice,
  main: ProgramPanels,
  belowFacts: ({ record }) => (
    <>
      {record.origin === null && <PublicLinkPart record={record} />}
      <VersionsPanel
        resource="training-programs"
        record={record}
        comparePath={`/trainings/programs/${record.id}/compare`}
      />
    </>
  ),
});
