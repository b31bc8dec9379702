import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { MATRIX_PATH } from './paths.ts';

const permission = 'tenant.training.schedules.read';

/** How everybody stands with each program. */
export const matrixSection: Section = {
  path: MATRIX_PATH,
  area: 'training',
  title: 'training.matrix.title',
  icon: GridOnOutlined,
  permission,
  pages: [{ path: '', permission, page: lazyPage(() => import('./TrainingMatrixPage.tsx'), 'TrainingMatrixPage') }],
};
