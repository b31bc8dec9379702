import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import type { SubAccountGroupView } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { useTranslate } from 'react-admin';
import { FileField } from '#admin-ui/library/file/FileField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { CertificateFields } from './CertificateFields.tsx';
import { LessonsField } from './LessonsField.tsx';

const ofTraining = { scopeId: systemLabelScopes.training };

/** What a program is, what is learned in it, and in what time. */
export const ProgramForm = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  return (
    <>
      <FormSection title="basics">
        <Input source="name" autoFocus={isNew} />
        <Input source="description" />
        <Allowed to="tenant.files.read">
          <FileField source="thumbnailId" type="image" kind="thumbnail" />
          <FileField source="instructionsVideoId" type="video" />
        </Allowed>
      </FormSection>
      <FormSection title="lessons">
        <LessonsField />
        <Input source="isSequential" />
      </FormSection>
      <FormSection title="time" hint="time">
        <Columns>
          <Input source="deadlineDays" inputMode="numeric" />
          <Input source="deadlineHours" inputMode="numeric" />
        </Columns>
      </FormSection>
      <FormSection title="certificate" hint="certificate">
        <CertificateFields />
      </FormSection>
      <Allowed to="tenant.integrations.subAccounts.group.read">
        <FormSection title="partners">
          <ReferencesField<SubAccountGroupView>
            source="groupIds"
            reference="sub-accounts"
            placeholder={t('common.find')}
            asChoice={({ id, name }) => ({ id, name })}
          />
        </FormSection>
      </Allowed>
      <Allowed to="tenant.labels.read">
        <FormSection title="labels">
          <ReferencesField<LabelView>
            source="labelIds"
            reference="labels"
            filter={ofTraining}
            placeholder={t('common.find')}
            asChoice={({ id, name }) => ({ id, name })}
          />
        </FormSection>
      </Allowed>
    </>
  );
};
