import { ReminderDaysField } from '#admin-ui/recruiting/response/ReminderDaysField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { PeoplePreview } from './PeoplePreview.tsx';
import { ScheduleAudience } from './ScheduleAudience.tsx';

/** What is learned, by whom, and until when. */
export const ScheduleForm = () => (
  <>
    <FormSection title="program">
      <ReferenceField
        source="programId"
        reference="training-programs"
        isOffered={({ origin }) => !origin?.isWithdrawn}
        isRequired
      />
    </FormSection>
    <FormSection title="people" hint="people">
      <ScheduleAudience />
      <Input source="followsMembership" />
    </FormSection>
    <FormSection title="time">
      <Columns>
        <Input source="startsAt" />
        <Input source="deadline" />
      </Columns>
      <ReminderDaysField source="reminderDays" />
      <Input source="repeatMonths" inputMode="numeric" />
    </FormSection>
    <FormSection title="preview">
      <PeoplePreview />
    </FormSection>
  </>
);
