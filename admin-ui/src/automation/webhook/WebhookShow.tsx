import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useSettingCrumbs } from '#admin-ui/shared/setting/useSettingCrumbs';
import { When } from '#admin-ui/shared/When.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventName } from './EventName.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookStatusChip } from './WebhookStatusChip.tsx';
import { WEBHOOKS, webhookPlace } from './webhook-place.ts';

const WebhookFacts = ({ webhook }: { webhook: WebhookView }) => {
  const t = useTranslate();
  const { event, url, description, createdAt } = webhook;
  return (
    <Panel title={t('automation.webhook.facts')}>
      <Facts>
        <dt>{t('automation.webhook.field.event')}</dt>
        <dd>
          <EventName type={event} /> — {t(`automation.webhook.event.${event}`)}
        </dd>
        <dt>{t('automation.webhook.field.url')}</dt>
        <dd>{url}</dd>
        {description && (
          <>
            <dt>{t('automation.webhook.field.description')}</dt>
            <dd>{description}</dd>
          </>
        )}
        <dt>{t('automation.webhook.field.createdAt')}</dt>
        <dd>
          <When at={createdAt} withTime />
        </dd>
      </Facts>
    </Panel>
  );
};

/** One webhook: what it is told, where, and what became of it. */
export const WebhookShow = () => {
  const crumbs = useSettingCrumbs(webhookPlace);
  return (
    <RecordPage<WebhookView> resource={WEBHOOKS} crumbs={crumbs()} title="automation.webhook.one">
      {(webhook) => (
        <Page
          title={webhook.name}
          crumbs={crumbs()}
          badge={<WebhookStatusChip webhook={webhook} />}
          actions={<WebhookActions webhook={webhook} />}
        >
          <StoppedNotice webhook={webhook} />
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
            <WebhookFacts webhook={webhook} />
            <DeliveryLog webhook={webhook} />
          </div>
        </Page>
      )}
    </RecordPage>
  );
};
