import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const ratingTypes = resource({
  name: 'rating-types',
  permissions: 'tenant.training.ratings',
  path: 'trainings/rating',
  entity: async () => (await import('contracts/training/rating-type/rating-type.entity')).ratingType,
  icon: StarOutlineOutlined,
  area: 'training',
  ui: () => import('./rating-type.ui.tsx'),
});
