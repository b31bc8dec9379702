import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SourceName } from '#admin-ui/recruiting/candidate-source/SourceName.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { ImportMain } from './ImportMain.tsx';
import { ImportStatusChip } from './import-status.ts';
import { UploadButton } from './UploadButton.tsx';

const UndoButton = ({ record: { id, status, created } }: { record: CandidateImportView }) =>
  status === 'finished' && created > 0 ? (
    <Allowed to="tenant.candidates.delete">
      <CommandButton
        button={{ color: 'error' }}
        resource="candidate-imports"
        id={id}
        action="undo"
        words="resources.candidate-imports.undo"
        values={{ smart_count: created }}
        isDangerous
      />
    </Allowed>
  ) : null;

const JobLink = ({ id }: { id: string }) => {
  const [job] = useNamed('jobs', [id]);
  return (
    <LinkTo resource="jobs" id={id}>
      {job?.name ?? '–'}
    </LinkTo>
  );
};

export const ui = resourceUi<CandidateImportView>({
  columns: [
    'name',
    { field: 'status', width: 150 },
    { field: 'rows', align: 'right', width: 90 },
    { field: 'created', align: 'right', width: 110 },
    { field: 'refusedRows', align: 'right', width: 110 },
    { field: 'createdAt' },
  ],
  filters: ['status'],
  sort: { field: 'createdAt', order: 'DESC' },
  values: {
    status: ({ status }) => <ImportStatusChip status={status} />,
    source: ({ source }) => source && <SourceName code={source} />,
    labelIds: ({ labelIds }) => labelIds.length > 0 && <LabelChips ids={labelIds} />,
    jobId: ({ jobId }) => jobId && <JobLink id={jobId} />,
  },
  listActions: UploadButton,
  emptyAction: UploadButton,
  badge: ({ record }) => <ImportStatusChip status={record.status} />,
  actions: UndoButton,
  isFresh: true,
  facts: [
    'rows',
    'created',
    'refusedRows',
    'undone',
    'source',
    'labelIds',
    'jobId',
    'encoding',
    'delimiter',
    'createdAt',
    'finishedAt',
  ],
  main: ImportMain,
});
