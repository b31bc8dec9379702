import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { MY_CERTIFICATES_PATH } from './paths.ts';

/** Certificates of whoever is logged in, whatever else they may see. */
export const myCertificatesSection: Section = {
  path: MY_CERTIFICATES_PATH,
  area: 'training',
  title: 'training.certificate.mine.title',
  icon: WorkspacePremiumOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [
    { path: '', permission: 'member', page: lazyPage(() => import('./MyCertificatesPage.tsx'), 'MyCertificatesPage') },
  ],
};
