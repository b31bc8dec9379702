import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SetFields } from '#admin-ui/recruiting/question/SetFields.tsx';
import { ReminderDaysField } from '#admin-ui/recruiting/response/ReminderDaysField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const DESCRIPTION_ROWS = 8;
const INSTRUCTIONS_ROWS = 4;

/** What everybody reads, what is said first, what is asked, and in what time. */
export const OpenInterviewForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection title="page">
      <Input source="title" autoFocus={isNew} />
      <Input source="description" rows={DESCRIPTION_ROWS} />
    </FormSection>
    <FormSection title="questions">
      <SetFields />
    </FormSection>
    <FormSection title="instructions">
      <Input source="instructions" rows={INSTRUCTIONS_ROWS} />
      <Allowed to="tenant.files.read">
        <FileField source="instructionsVideoId" type="video" />
      </Allowed>
    </FormSection>
    <FormSection title="time">
      <Columns>
        <Input source="answerDays" />
        <ReminderDaysField source="reminderDays" />
      </Columns>
    </FormSection>
  </>
);
