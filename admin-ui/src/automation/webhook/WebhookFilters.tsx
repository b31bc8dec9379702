import { publicEventTypes } from 'contracts/automation/webhook/webhook.choices';
import { useTranslate } from 'react-admin';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';

/** Narrows the list of webhooks to one event. */
export const WebhookFilters = () => {
  const t = useTranslate();
  return (
    <SelectFilter
      source="event"
      label={t('automation.webhook.field.event')}
      choices={publicEventTypes.map((type) => ({ id: type, name: t(`automation.webhook.event.${type}`) }))}
    />
  );
};
