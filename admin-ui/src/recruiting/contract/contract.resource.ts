import DrawOutlined from '@mui/icons-material/DrawOutlined';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const contracts = resource<ContractView>({
  name: 'contracts',
  entity: async () => (await import('contracts/recruiting/contract/contract.entity')).contract,
  icon: DrawOutlined,
  area: 'recruiting',
  path: 'recruiting/contracts',
  pages: ['list', 'filter', 'create', 'view'],
  nameField: 'title',
  nameOf: ({ title }, t) => title ?? t('resources.contracts.erased'),
  ui: () => import('./contract.ui.tsx'),
});
