import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { Publication } from 'contracts/training/lesson/lesson.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** Where a draft stands to what was published of it. */
export const PublicationChip = statusChip<Publication>('training.publication', {
  draft: { tone: 'neutral', icon: DraftsOutlined },
  changed: { tone: 'notice', icon: EditNoteOutlined },
  published: { tone: 'success', icon: TaskAltOutlined },
});
