import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { ImportStatus } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const ImportStatusChip = statusChip<ImportStatus>('resources.candidate-imports.status', {
  ready: { tone: 'notice', icon: PlaylistAddOutlined },
  running: { tone: 'neutral', icon: HourglassEmptyOutlined },
  finished: { tone: 'success', icon: CheckCircleOutlined },
  undoing: { tone: 'neutral', icon: HourglassEmptyOutlined },
  undone: { tone: 'quiet', icon: UndoOutlined },
  expired: { tone: 'quiet', icon: EventBusyOutlined },
});
