import type { EmailTemplateView } from 'contracts/automation/email-template/email-template.entity';
import { Suspense } from 'react';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { TemplateForm } from './TemplateForm.tsx';
import { TestButton } from './TestButton.tsx';

const languagesOf = ({ locale, variants }: EmailTemplateView) => [locale, ...variants.map((variant) => variant.locale)];

/** With the question before a removal, not with the list. */
const RulesNaming = lazyPage(() => import('#admin-ui/automation/event-action/RulesNaming.tsx'), 'RulesNaming');
const RemovalNotice = ({ ids }: { ids: readonly string[] }) => (
  <Suspense fallback={null}>
    <RulesNaming field="templateId" ids={ids} />
  </Suspense>
);

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
  removalNotice: RemovalNotice,
  form: TemplateForm,
  actions: TestButton,
});
