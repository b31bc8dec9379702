import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useEffect } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ReminderDaysField } from '#admin-ui/recruiting/response/ReminderDaysField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const TEXT_ROWS = 8;
const ofTraining = { scopeId: systemLabelScopes.training };

const StepFields = () => {
  const t = useTranslate();
  return (
    <>
      <Input source="name" isLine />
      <Input source="text" rows={TEXT_ROWS} />
      <Input source="checks">
        <Input source="text" isLine />
      </Input>
      <Allowed to="tenant.files.read">
        <FileField source="imageFileId" type="image" />
        <FileField source="videoFileId" type="video" />
      </Allowed>
      <Input source="videoUrl" isLine inputMode="url" spellCheck={false} />
      <Allowed to="tenant.files.read">
        <Input source="attachments">
          <Input source="name" isLine />
          <FileField source="fileId" />
        </Input>
      </Allowed>
      <Allowed to="tenant.training.lessons.read">
        <ReferencesField<TrainingLessonView>
          source="lessonIds"
          reference="training-lessons"
          placeholder={t('common.find')}
          asChoice={({ id, name }) => ({ id, name })}
        />
      </Allowed>
    </>
  );
};

/** Who is asked to say that they have read it, and until when. */
const Acknowledging = () => {
  const isAsking = useWatch({ name: 'asksAcknowledgement' }) === true;
  return (
    <>
      <Input source="asksAcknowledgement" />
      {isAsking && (
        <>
          <Columns>
            <Input source="acknowledgeDays" inputMode="numeric" />
            <Input source="repeatMonths" inputMode="numeric" />
          </Columns>
          <ReminderDaysField source="reminderDays" />
        </>
      )}
    </>
  );
};

/** A test is judged at once: its questions are of multiple choice. */
const ChoiceOnly = () => {
  const path = useWrappedSource('responseType');
  const { setValue, getValues } = useFormContext();
  useEffect(() => {
    if (getValues(path) !== 'multiple-choice') setValue(path, 'multiple-choice');
  }, [path, getValues, setValue]);
  return null;
};

/** The short test before it is confirmed. */
const Test = () => {
  const isAsking = useWatch({ name: 'asksAcknowledgement' }) === true;
  if (!isAsking) return null;
  return (
    <FormSection title="test" hint="test">
      <Input source="questions">
        <Input source="text" rows={2} />
        <ChoiceOnly />
        <Input source="choices">
          <Input source="text" isLine />
          <Input source="isRight" />
        </Input>
        <Input source="hint" isLine />
      </Input>
      <Input source="passPercent" inputMode="numeric" />
    </FormSection>
  );
};

/** A process, a procedure or a policy: its steps, and who looks after it. */
export const HandbookForm = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  const words = 'resources.handbook-documents';
  const isPolicy = useWatch({ name: 'kind' }) === 'policy';
  return (
    <>
      <FormSection title="basics">
        <Input source="name" autoFocus={isNew} />
        {!isPolicy && (
          <SelectField source="kind" choices={procedureKinds.map((id) => ({ id, name: t(`${words}.kind.${id}`) }))} />
        )}
        <Input source="summary" />
        {isPolicy && (
          <Allowed to="tenant.files.read">
            <FileField source="fileId" />
          </Allowed>
        )}
      </FormSection>
      <FormSection title="steps">
        <Input source="steps">
          <StepFields />
        </Input>
      </FormSection>
      <FormSection title="people" hint="people">
        <Allowed to="tenant.teams.read">
          <ReferenceField source="teamId" reference="teams" label={t(`${words}.fields.teamId`)} />
        </Allowed>
        <Allowed to="tenant.users.read">
          <ReferenceField source="ownerId" reference="users" label={t(`${words}.fields.ownerId`)} />
          <ReferencesField<MemberView>
            source="reviewerIds"
            reference="users"
            filter={offered}
            placeholder={t('common.find')}
            asChoice={offeredUser}
          />
        </Allowed>
        <Input source="reviewOn" />
        <Allowed to="tenant.labels.read">
          <ReferencesField<LabelView>
            source="labelIds"
            reference="labels"
            filter={ofTraining}
            placeholder={t('common.find')}
            asChoice={({ id, name }) => ({ id, name })}
          />
        </Allowed>
      </FormSection>
      <FormSection title="acknowledgement">
        <Acknowledging />
      </FormSection>
      {isPolicy && <Test />}
    </>
  );
};
