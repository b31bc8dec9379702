import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { TaggedLetter } from '#admin-ui/automation/email-template/TaggedField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** One who signs, to begin with: most contracts are of a person who is hired. */
export const useNewTemplate = () => {
  const t = useTranslate();
  return useMemo(
    () => ({ signers: [{ id: crypto.randomUUID(), name: t('resources.contract-templates.firstSigner') }] }),
    [t],
  );
};

/** What a contract says, and who signs it. Where they sign is placed on its pages afterwards. */
export const TemplateForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection>
      <Input source="name" autoFocus={isNew} />
      <Input source="locale" />
    </FormSection>
    <FormSection title="text" hint="text">
      <TaggedLetter source="content" />
    </FormSection>
    <FormSection title="signers">
      <Input source="signers" />
      <Input source="isOrdered" />
    </FormSection>
    <FormSection title="mail">
      <Input source="message" />
      <Columns>
        <Input source="expiresInDays" />
        <Input source="remindEveryDays" />
      </Columns>
    </FormSection>
  </>
);
