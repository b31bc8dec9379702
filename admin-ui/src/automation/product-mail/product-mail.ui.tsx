import type { ProductMailView } from 'contracts/automation/product-mail/product-mail.entity';
import {
  defaultTemplate,
  type ProductMail,
  productMails,
  productTagGroups,
} from 'contracts/automation/product-mail/product-mails';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { FormPreview, MailText } from '#admin-ui/automation/email-template/TemplateForm.tsx';
import { TagsContext } from '#admin-ui/automation/email-template/tags-context';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const ProductMailForm = () => {
  const t = useTranslate();
  const mail: ProductMail = useWatch({ name: 'mail' });
  const groups = useMemo(() => productTagGroups(mail), [mail]);
  return (
    <TagsContext value={groups}>
      <p style={{ margin: '0 0 16px' }}>
        <strong style={{ display: 'block', fontSize: '1.0625rem' }}>{t(`resources.product-mails.mail.${mail}`)}</strong>
        {t(`resources.product-mails.when.${mail}`)} {t('resources.product-mails.optional')}
      </p>
      <FormSection title="text" hint="tags">
        <MailText />
      </FormSection>
      <FormSection title="languages">
        <Input source="variants">
          <MailText />
        </Input>
      </FormSection>
      <FormPreview mail={mail} />
    </TagsContext>
  );
};

/** The mail that the address names, as the product writes it. */
const useInitial = () => {
  const [params] = useSearchParams();
  const mail = productMails.find((one) => one === params.get('mail')) ?? productMails[0];
  return useMemo(() => ({ mail, ...defaultTemplate(mail) }), [mail]);
};

export const ui = resourceUi<ProductMailView>({
  tabs: ['email-templates', 'product-mails'],
  form: ProductMailForm,
  useInitial,
});
