import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Reached from the candidates. */
export const candidateImports = resource<CandidateImportView>({
  name: 'candidate-imports',
  permissions: 'tenant.candidates',
  entity: async () => (await import('contracts/recruiting/candidate-import/candidate-import.entity')).candidateImport,
  icon: UploadFileOutlined,
  area: 'recruiting',
  pages: ['list', 'view'],
  isInMenu: false,
  above: 'candidates',
  ui: () => import('./candidate-import.ui.tsx'),
});
