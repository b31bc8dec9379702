import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

/** Whether companies can join by the group's link. */
export const LinkStateChip = ({ isOpen }: { isOpen: boolean }) => {
  const t = useTranslate();
  return (
    <ToneChip
      tone={isOpen ? 'success' : 'neutral'}
      icon={isOpen ? LinkIcon : LinkOff}
      label={t(`identity.subAccountGroup.link.${isOpen ? 'open' : 'closed'}`)}
    />
  );
};
