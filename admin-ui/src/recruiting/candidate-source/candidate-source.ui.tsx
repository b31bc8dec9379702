import type { CandidateSourceView } from 'contracts/recruiting/candidate-source/candidate-source.entity';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const SourceForm = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <Input source="name" autoFocus={isNew} />
    {isNew && <Input source="code" validate={() => undefined} autoComplete="off" />}
  </Card>
);

export const ui = resourceUi<CandidateSourceView>({
  columns: ['name', 'code', 'updatedAt'],
  sort: { field: 'name', order: 'ASC' },
  form: SourceForm,
  fromForm: ({ code, ...written }) => (code ? { ...written, code } : written),
});
