import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { CreateApiKey } from 'contracts/identity/api-key/api-key.commands';
import { apiKeys as list } from 'contracts/identity/api-key/api-key.endpoints';
import { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { resource } from '#admin-ui/shared/resource/resource';

export const apiKeys = resource({
  entity: {
    plural: 'api-keys',
    permissions: 'tenant.api.keys',
    fields: CreateApiKey.shape,
    view: ApiKeyView,
    search: [],
    sorts: list.sorts,
    createAnswer: { secret: true },
  },
  icon: VpnKeyOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view'],
  ui: () => import('./api-key.ui.tsx'),
});
