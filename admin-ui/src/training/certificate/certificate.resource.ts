import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import type { TrainingCertificateView } from 'contracts/training/certificate/certificate.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { CERTIFICATES_PATH } from './paths.ts';

export const trainingCertificates = resource<TrainingCertificateView>({
  name: 'training-certificates',
  permissions: 'tenant.training.schedules',
  path: CERTIFICATES_PATH,
  entity: async () => (await import('contracts/training/certificate/certificate.entity')).trainingCertificate,
  icon: WorkspacePremiumOutlined,
  area: 'training',
  pages: ['list', 'view'],
  nameField: 'userName',
  nameOf: ({ userName, programName }, t) => `${userName ?? t('common.erasedPerson')}: ${programName}`,
  ui: () => import('./certificate.ui.tsx'),
});
