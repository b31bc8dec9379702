import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { Publication } from 'contracts/training/lesson/lesson.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

const looks = {
  draft: { tone: 'neutral', icon: DraftsOutlined },
  changed: { tone: 'notice', icon: EditNoteOutlined },
  published: { tone: 'success', icon: TaskAltOutlined },
} as const;

/** Where a draft stands to what was published of it; of a lesson in words of their own, for languages where a lesson is feminine. */
export const PublicationChip = statusChip<Publication>('training.publication', looks);
export const LessonPublicationChip = statusChip<Publication>('resources.training-lessons.publication', looks);
