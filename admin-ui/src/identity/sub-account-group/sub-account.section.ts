import { lazyPage } from 'ui-kit/page/lazyPage';
import { settingSection } from '#admin-ui/shared/setting/setting-section';
import { subAccountPlace } from './sub-account-place.ts';

export const subAccountSection = settingSection(subAccountPlace, () => import('./sub-account.ui.tsx'), [
  {
    path: ':id/edit',
    permission: 'tenant.integrations.subAccounts.group.update',
    page: lazyPage(() => import('./SubAccountEdit.tsx'), 'SubAccountEdit'),
  },
]);
