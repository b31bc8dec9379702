import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeMySettings, ChooseNavigation } from './user-settings.commands.ts';
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
export const chooseNavigation = endpoint({
  method: 'PUT',
  path: '/api/tenant/my-settings/navigation',
  access: 'member',
  summary: 'Choose between sidebar and grid for myself, or follow the company',
  body: ChooseNavigation,
  answer: MySettingsView,
});
