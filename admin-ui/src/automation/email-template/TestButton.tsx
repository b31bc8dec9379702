import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import type { EmailTemplateView } from 'contracts/automation/email-template/email-template.entity';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { type Draft, isWritten } from './MailPreview.tsx';

/** Sends the template, as it was saved, to whoever presses it, in the language of the page. */
export const TestButton = ({ record: { id } }: { record: EmailTemplateView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { mutate, isPending } = useSend({
    resource: 'email-templates',
    success: 'resources.email-templates.test.done',
  });
  return (
    <Allowed to="tenant.email.templates.update">
      <Button
        variant="outlined"
        startIcon={<SendOutlined />}
        disabled={isPending}
        onClick={() => mutate({ id, action: 'test', body: { locale } })}
      >
        {t('resources.email-templates.test.action')}
      </Button>
    </Allowed>
  );
};

/** Sends what the form says now, saved or not. */
export const TestDraftButton = ({ draft }: { draft: Draft & { mail?: string } }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'email-templates',
    success: 'resources.email-templates.test.done',
  });
  return (
    <Allowed to="tenant.email.templates.create">
      <div>
        <Button
          variant="outlined"
          startIcon={<SendOutlined />}
          disabled={isPending || !isWritten(draft)}
          onClick={() => mutate({ action: 'test', body: draft })}
        >
          {t('resources.email-templates.test.draft')}
        </Button>
      </div>
    </Allowed>
  );
};
