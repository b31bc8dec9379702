import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const rejectionReasons = resource({
  name: 'rejection-reasons',
  permissions: 'tenant.rejection.reasons',
  entity: async () => (await import('contracts/recruiting/rejection-reason/rejection-reason.entity')).rejectionReason,
  icon: DoNotDisturbOnOutlined,
  area: 'settings',
});
