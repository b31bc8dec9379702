import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

/** Whether companies can join by the group's link. */
export const LinkStateChip = statusChip<'open' | 'closed'>('resources.sub-accounts.link', {
  open: { tone: 'success', icon: LinkIcon },
  closed: { tone: 'neutral', icon: LinkOff },
});
