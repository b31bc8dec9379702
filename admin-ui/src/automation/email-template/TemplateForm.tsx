import { useWatch } from 'react-hook-form';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';
import { type Draft, MailPreviewPanel } from './MailPreviewPanel.tsx';
import { TaggedField, TaggedLetter } from './TaggedField.tsx';

export const MailText = () => (
  <>
    <Input source="locale" />
    <TaggedField source="subject" />
    <TaggedLetter source="content" />
  </>
);

/** What the form says now, in each language. `mail`: one of the product's. */
export const FormPreview = ({ mail }: { mail?: string }) => {
  const [locale, subject, content, variants] = useWatch({ name: ['locale', 'subject', 'content', 'variants'] });
  const drafts: Draft[] = [{ locale, subject, content }, ...((variants as Draft[] | undefined) ?? [])];
  return (
    <div style={{ marginTop: 16 }}>
      <MailPreviewPanel drafts={drafts} {...(mail && { mail })} />
    </div>
  );
};

/** A mail that is written again and again, and how it will look. */
export const TemplateForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection>
      <Input source="name" autoFocus={isNew} />
    </FormSection>
    <FormSection title="text" hint="tags">
      <MailText />
    </FormSection>
    <FormSection title="languages">
      <Input source="variants">
        <MailText />
      </Input>
    </FormSection>
    <Allowed to="tenant.files.read">
      <FormSection title="attachments">
        <AttachmentsField source="attachmentIds" />
      </FormSection>
    </Allowed>
    <FormPreview />
  </>
);
