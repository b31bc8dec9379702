import { MAX_URL_LENGTH, publicEventTypes } from 'contracts/automation/webhook/webhook.choices';
import type { SettingField } from '#admin-ui/shared/setting/setting-ui';

export const webhookFields: readonly SettingField[] = [
  { kind: 'line', source: 'name', max: 100, isRequired: true },
  { kind: 'choice', source: 'event', choices: publicEventTypes, isRequired: true },
  {
    kind: 'line',
    source: 'url',
    max: MAX_URL_LENGTH,
    isRequired: true,
    hint: true,
    inputMode: 'url',
    pattern: /^https?:\/\/[^\s@]+$/i,
    fault: 'field.url-invalid',
  },
  { kind: 'text', source: 'description', max: 500 },
  { kind: 'yes-no', source: 'active', hint: true },
];

export const newWebhook = { name: '', event: null, url: '', description: '', active: true };
