import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { SettingForm } from '#admin-ui/shared/setting/SettingForm.tsx';
import { fromSettingForm } from '#admin-ui/shared/setting/setting-form';
import { useSettingCrumbs } from '#admin-ui/shared/setting/useSettingCrumbs';
import { useSecretOnce } from '#admin-ui/shared/useSecretOnce.tsx';
import { newWebhook, webhookFields } from './webhook-fields.ts';
import { WEBHOOKS, webhookPath, webhookPlace } from './webhook-place.ts';

type Created = WebhookView & { secret: string | null };

/** Makes a webhook, then shows its secret before it goes on. */
export const WebhookCreate = () => {
  const t = useTranslate();
  const crumbs = useSettingCrumbs(webhookPlace);
  const { onCreated, dialog } = useSecretOnce({
    resource: WEBHOOKS,
    texts: 'automation.webhook.secret',
    hint: t('automation.webhook.secret.created'),
  });
  return (
    <Page title={t('automation.webhook.create')} crumbs={crumbs()} narrow>
      <CreateFrame<Created>
        resource={WEBHOOKS}
        empty={newWebhook}
        fromForm={fromSettingForm(webhookFields)}
        submit={t('common.create')}
        success="common.setting.created"
        doneTo={webhookPath}
        cancelTo={`/${WEBHOOKS}`}
        onCreated={onCreated}
      >
        <SettingForm fields={webhookFields} texts={webhookPlace.texts} isNew />
      </CreateFrame>
      {dialog}
    </Page>
  );
};
