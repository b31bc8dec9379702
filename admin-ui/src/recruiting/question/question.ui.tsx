import type { QuestionView } from 'contracts/recruiting/question/question.entity';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { QuestionFields } from './QuestionFields.tsx';

const QuestionForm = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <QuestionFields isNew={isNew} />
  </Card>
);

export const ui = resourceUi<QuestionView>({
  tabs: ['jobs', 'job-templates', 'question-sets', 'questions'],
  columns: ['text', { field: 'responseType', width: 180 }, 'updatedAt'],
  filters: ['responseType'],
  form: QuestionForm,
});
