import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { RUNS_PATH } from './run-paths.ts';

export const processRuns = resource<ProcessRunView>({
  name: 'process-runs',
  permissions: 'member',
  entity: async () => (await import('contracts/training/process-run/process-run.entity')).processRun,
  icon: PlaylistAddCheckOutlined,
  area: 'training',
  path: RUNS_PATH,
  pages: ['list', 'create', 'view', 'edit'],
  nameOf: ({ name }, t) => name ?? t('resources.process-runs.erased'),
  ui: () => import('./process-run.ui.tsx'),
});
