import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
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
  },
  listActions: UploadButton,
  emptyAction: UploadButton,
  badge: ({ record }) => <ImportStatusChip status={record.status} />,
  actions: UndoButton,
  isFresh: true,
  facts: ['rows', 'created', 'refusedRows', 'undone', 'encoding', 'delimiter', 'createdAt', 'finishedAt'],
  main: ImportMain,
});
