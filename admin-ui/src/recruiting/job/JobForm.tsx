import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { timeZoneChoices } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { CustomInputs } from '#admin-ui/recruiting/custom-field/CustomInputs.tsx';
import { ScorecardField } from '#admin-ui/recruiting/interview-review/ScorecardField.tsx';
import { ReminderDaysField } from '#admin-ui/recruiting/response/ReminderDaysField.tsx';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { ComboboxField } from '#admin-ui/shared/form/ComboboxField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { FormSteps } from '#admin-ui/shared/form/FormSteps.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { Basics, contentSteps, useInterviewStep } from './JobContentForm.tsx';
import { FormPreviewButton } from './PreviewButton.tsx';
import { TeamFields } from './TeamFields.tsx';
import { useSlugFromTitle } from './useSlugFromTitle.ts';

const Posting = () => {
  const locale = useLocale();
  const zone: string = useWatch({ name: 'timeZone' }) || zoneNow();
  const zones = useMemo(() => timeZoneChoices(locale, zone), [locale, zone]);
  return (
    <FormSection title="posting">
      <Columns>
        <Input source="expiresOn" />
        <ComboboxField source="timeZone" choices={zones} />
      </Columns>
      <Columns>
        <Input source="postingUrl" isLine inputMode="url" spellCheck={false} />
        <Input source="confirmationCode" spellCheck={false} autoComplete="off" />
      </Columns>
    </FormSection>
  );
};

const AnswerTimes = () => (
  <>
    <Columns>
      <Input source="answerDays" />
      <ReminderDaysField source="reminderDays" />
    </Columns>
    <ScorecardField source="ratingTypeIds" />
  </>
);

const Team = () => (
  <FormSection title="team">
    <Input source="team">
      <TeamFields />
    </Input>
    <Input source="isRestricted" />
  </FormSection>
);

/** What staff write about a job. While nobody touches the address, it follows the title of a new job. */
export const JobForm = ({ isNew }: { isNew: boolean }) => {
  const keepSlug = useSlugFromTitle(isNew);
  const basics = (
    <Basics>
      <Input source="title" autoFocus={isNew} />
      <Input source="slug" isOptional onChange={keepSlug} spellCheck={false} />
    </Basics>
  );
  const posting = (
    <>
      <Posting />
      <CustomInputs owner="job" />
    </>
  );
  return (
    <>
      <FormSteps
        steps={[
          { name: 'basics', content: basics },
          ...contentSteps,
          ...useInterviewStep(<AnswerTimes />),
          { name: 'team', content: <Team /> },
          { name: 'posting', content: posting },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <FormPreviewButton />
      </div>
    </>
  );
};
