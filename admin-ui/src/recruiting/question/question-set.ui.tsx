import type { QuestionSetView } from 'contracts/recruiting/question/question-set.entity';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { countColumn } from '#admin-ui/shared/list/count-column';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { FromLibrary } from './FromLibrary.tsx';
import { QuestionFields } from './QuestionFields.tsx';

const QuestionSetForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <Card>
      <Input source="name" autoFocus={isNew} />
      <Input source="description" />
    </Card>
    <Card>
      <Input source="questions">
        <QuestionFields />
      </Input>
      <Allowed to="tenant.questions.read">
        <FromLibrary />
      </Allowed>
    </Card>
  </>
);

export const ui = resourceUi<QuestionSetView>({
  tabs: ['jobs', 'job-templates', 'question-sets', 'questions'],
  columns: [
    'name',
    countColumn('questions', ({ questions }) => questions.length),
    { field: 'revision', align: 'right', width: 110, card: 'none', text: ({ revision }) => revision },
    'updatedAt',
  ],
  form: QuestionSetForm,
});
