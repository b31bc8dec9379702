import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type EmailTemplateView, emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import type { MailRecipient } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { useId, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AttachmentsField } from '#admin-ui/automation/email-template/AttachmentsField.tsx';
import { emailTemplates } from '#admin-ui/automation/email-template/email-template.resource';
import { TaggedField, TaggedLetter } from '#admin-ui/automation/email-template/TaggedField.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { DescriptionContext } from '#admin-ui/shared/resource/description';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { ComposePreview } from './ComposePreview.tsx';
import { type MailForm, mailFrom, textsOf } from './mail-form.ts';
import type { MailTo } from './mail-to.ts';

/** The inputs are those of a template. */
const description = { ...emailTemplates, entity: emailTemplate };

const TemplateChoice = () => {
  const t = useTranslate();
  const id = useId();
  const { watch, reset } = useFormContext<MailForm>();
  const { records, setSearch } = useSearch<EmailTemplateView>('email-templates');
  const [chosen, choose] = useState<EmailTemplateView | null>(null);
  const isKept = watch('templateId') !== null;
  return (
    <FieldFrame id={id} label={t('resources.candidate-mails.fields.templateId')}>
      <Combobox
        id={id}
        placeholder={t('resources.candidate-mails.compose.noTemplate')}
        choices={records.map(({ id: one, name }) => ({ id: one, name }))}
        chosen={isKept ? chosen : null}
        onChoose={(choice) => {
          const template = records.find((one) => one.id === choice?.id) ?? null;
          choose(template);
          reset((values) => (template ? mailFrom(template) : { ...values, templateId: null }));
        }}
        onSearch={setSearch}
      />
    </FieldFrame>
  );
};

/** One language for everybody, or each their own; the texts are changed one at a time. */
const LanguageChoice = ({ shown, show }: { shown: string; show: (path: string) => void }) => {
  const t = useTranslate();
  const { watch, setValue } = useFormContext<MailForm>();
  const form = watch();
  const texts = textsOf(form);
  if (texts.length < 2) return null;
  const named = (locale: string) => t(`resources.email-templates.locale.${locale}`);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={shown}
        aria-label={t('resources.email-templates.fields.locale')}
        onChange={(_, path: string | null) => path !== null && show(path)}
      >
        {texts.map(({ path, locale }) => (
          <ToggleButton key={path} value={path}>
            {named(locale)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Checkbox size="small" />}
        checked={form.only === null}
        onChange={(_, isOwn) =>
          setValue('only', isOwn ? null : (texts.find(({ path }) => path === shown)?.locale ?? null))
        }
        label={t('resources.candidate-mails.compose.own')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </div>
  );
};

type Props = { reached: readonly MailRecipient[]; to: MailTo };

/** What the mail says, and how each of those it goes to will read it. */
export const Composer = ({ reached, to }: Props) => {
  const { watch, setValue } = useFormContext<MailForm>();
  const [shown, setShown] = useState('');
  const form = watch();
  const path = textsOf(form).some((text) => text.path === shown) ? shown : '';
  const show = (next: string) => {
    setShown(next);
    if (form.only !== null) setValue('only', textsOf(form).find((text) => text.path === next)?.locale ?? null);
  };
  return (
    <ResourceContextProvider value="email-templates">
      <DescriptionContext value={description}>
        <Allowed to="tenant.email.templates.read">
          <TemplateChoice />
        </Allowed>
        <LanguageChoice shown={path} show={show} />
        <div key={path} style={{ display: 'grid', gap: 20 }}>
          <TaggedField source={`${path}subject`} />
          <TaggedLetter source={`${path}content`} />
        </div>
        <Allowed to="tenant.files.read">
          <AttachmentsField source="attachmentIds" />
        </Allowed>
        <ComposePreview reached={reached} to={to} />
      </DescriptionContext>
    </ResourceContextProvider>
  );
};
