import DrawOutlined from '@mui/icons-material/DrawOutlined';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Reached from the contracts, and from ticked candidates and users. */
export const contractBatches = resource<ContractBatchView>({
  name: 'contract-batches',
  permissions: 'tenant.contracts',
  entity: async () => (await import('contracts/recruiting/contract-batch/contract-batch.entity')).contractBatch,
  icon: DrawOutlined,
  area: 'recruiting',
  pages: ['list', 'create', 'view'],
  isInMenu: false,
  above: 'contracts',
  nameField: 'templateName',
  nameOf: ({ title, templateName }) => title || templateName,
  ui: () => import('./contract-batch.ui.tsx'),
});
