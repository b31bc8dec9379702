import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ShareDialog } from './ShareDialog.tsx';

/** Gives a folder of policies to people, or takes it back. */
export const ShareButton = ({ id, name }: { id: string; name: string }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<GroupAddOutlined />}
        onClick={() => setOpen(true)}
        aria-label={`${t('library.folder.share.action')}: ${name}`}
      >
        {t('library.folder.share.action')}
      </Button>
      {isOpen && <ShareDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
