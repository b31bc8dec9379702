import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useTranslate } from 'react-admin';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { LabelFilter } from '#admin-ui/automation/label/LabelFilter.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { AcknowledgementPanel } from './AcknowledgementPanel.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { HandbookActions } from './HandbookActions.tsx';
import { HandbookForm } from './HandbookForm.tsx';
import { HandbookTabs } from './HandbookTabs.tsx';
import { HandbookVersions } from './HandbookVersions.tsx';
import { HandbookChip } from './handbook-status.ts';
import { MarkdownActions } from './MarkdownActions.tsx';
import { NewFromTemplate } from './NewFromTemplate.tsx';
import { useNewDocument } from './useNewDocument.ts';

type Props = { record: HandbookDocumentView };

/** For whom it is. */
const Team = ({ teamId, teamName }: Pick<HandbookDocumentView, 'teamId' | 'teamName'>) => {
  const t = useTranslate();
  return teamId === null ? t('handbook.everybody') : (teamName ?? '…');
};

const Labels = (props: { ids: readonly string[]; max?: number }) => (
  <Allowed to="tenant.labels.read">
    <LabelChips {...props} />
  </Allowed>
);

const Reviewers = ({ ids }: { ids: readonly string[] }) => {
  const named = useNamed('users', ids);
  return named.map(({ name }) => name).join(', ');
};

const Draft = ({ record }: Props) => {
  const t = useTranslate();
  const ids = record.steps.flatMap(({ lessonIds }) => lessonIds);
  const lessons = useNamed<TrainingLessonView>('training-lessons', [...new Set(ids)]);
  return (
    <>
      <Panel title={t(record.status === 'published' ? 'handbook.asPublished' : 'handbook.draft')}>
        <DocumentBody content={record} lessons={lessons} />
      </Panel>
      <AcknowledgementPanel record={record} />
    </>
  );
};

const TeamFilter = () => {
  const t = useTranslate();
  return <ReferenceFilter source="teamId" reference="teams" label={t('resources.handbook-documents.fields.teamId')} />;
};

const LabelsFilter = () => <LabelFilter of="training" />;

const ListActions = () => (
  <>
    <NewFromTemplate />
    <MarkdownActions />
  </>
);

export const ui = resourceUi<HandbookDocumentView>({
  columns: [
    'name',
    { field: 'kind', width: 120 },
    { field: 'teamId', width: 170, render: (one) => <Team {...one} /> },
    { field: 'ownerName', width: 160, card: 'none' },
    { field: 'labelIds', width: 180, card: 'none', render: ({ labelIds }) => <Labels ids={labelIds} max={2} /> },
    { field: 'status', width: 150 },
    'updatedAt',
  ],
  filters: ['status', TeamFilter, LabelsFilter],
  values: {
    status: ({ status }) => <HandbookChip status={status} />,
    teamId: (one) => <Team {...one} />,
    labelIds: ({ labelIds }) => (labelIds.length === 0 ? null : <Labels ids={labelIds} />),
    reviewerIds: ({ reviewerIds }) => (reviewerIds.length === 0 ? null : <Reviewers ids={reviewerIds} />),
  },
  listTabs: HandbookTabs,
  listActions: ListActions,
  emptyAction: ListActions,
  form: HandbookForm,
  useInitial: useNewDocument,
  keepsDrafts: true,
  badge: ({ record }) => <HandbookChip status={record.status} />,
  actions: HandbookActions,
  isOpen: ({ status }) => status !== 'archived',
  facts: [
    ...['kind', 'teamId', 'ownerName', 'reviewerIds', 'labelIds', 'reviewOn', 'publishedVersion', 'publishedAt'],
    ...['createdAt', 'updatedAt'],
  ],
  main: Draft,
  belowFacts: ({ record }) => <HandbookVersions record={record} />,
});
