import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeMySettings } from './user-settings.commands.ts';
import { MySettingsView } from './user-settings.views.ts';

export const showMySettings = endpoint({
  method: 'GET',
  path: '/api/tenant/my-settings',
  access: 'member',
  summary: 'Read what I chose for myself in this company',
  answer: MySettingsView,
});
export const changeMySettings = endpoint({
  method: 'PUT',
  path: '/api/tenant/my-settings',
  access: 'member',
  summary: 'Arrange my dashboard, or go back to the one that everybody begins with',
  body: ChangeMySettings,
  answer: MySettingsView,
});
