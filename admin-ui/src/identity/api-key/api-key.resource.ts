import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const apiKeys = resource({
  name: 'api-keys',
  permissions: 'tenant.api.keys',
  entity: async () => {
    const { CreateApiKey } = await import('contracts/identity/api-key/api-key.commands');
    const { apiKeys: list } = await import('contracts/identity/api-key/api-key.endpoints');
    const { ApiKeyView } = await import('contracts/identity/api-key/api-key.views');
    return {
      fields: CreateApiKey.shape,
      view: ApiKeyView,
      search: [],
      sorts: list.sorts,
      createAnswer: { secret: true },
    };
  },
  icon: VpnKeyOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view'],
  ui: () => import('./api-key.ui.tsx'),
});
