import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeMySettings, ChooseNavigation } from './user-settings.commands.ts';
import { MySettingsView } from './user-settings.views.ts';

export const showMySettings = endpoint({
  method: 'GET',
  path: '/api/tenant/my-settings',
  access: 'member',
  summary: 'Get my settings in this company',
  answer: MySettingsView,
});
export const changeMySettings = endpoint({
  method: 'PUT',
  path: '/api/tenant/my-settings',
  access: 'member',
  summary: 'Change my dashboard, or reset it to the default',
  body: ChangeMySettings,
  answer: MySettingsView,
});
export const chooseNavigation = endpoint({
  method: 'PUT',
  path: '/api/tenant/my-settings/navigation',
  access: 'member',
  summary: 'Choose my navigation mode, or follow the company’s',
  body: ChooseNavigation,
  answer: MySettingsView,
});
