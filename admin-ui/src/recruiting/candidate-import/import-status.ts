import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const ImportStatusChip = statusChip<'ready' | 'running' | 'finished' | 'undoing' | 'undone'>(
  'resources.candidate-imports.status',
  {
    ready: { tone: 'notice', icon: PlaylistAddOutlined },
    running: { tone: 'neutral', icon: HourglassEmptyOutlined },
    finished: { tone: 'success', icon: CheckCircleOutlined },
    undoing: { tone: 'neutral', icon: HourglassEmptyOutlined },
    undone: { tone: 'quiet', icon: UndoOutlined },
  },
);
