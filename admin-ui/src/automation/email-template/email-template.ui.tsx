import type { EmailTemplateView } from 'contracts/automation/email-template/email-template.entity';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { TemplateForm } from './TemplateForm.tsx';
import { TestButton } from './TestButton.tsx';

const languagesOf = ({ locale, variants }: EmailTemplateView) => [locale, ...variants.map((variant) => variant.locale)];

export const ui = resourceUi<EmailTemplateView>({
  tabs: ['email-templates', 'product-mails'],
  columns: [
    'name',
    'subject',
    {
      field: 'locale',
      width: 220,
      text: (template, { t }) =>
        languagesOf(template)
          .map((locale) => t(`resources.email-templates.locale.${locale}`))
          .join(', '),
    },
    'updatedAt',
  ],
  form: TemplateForm,
  actions: TestButton,
});
