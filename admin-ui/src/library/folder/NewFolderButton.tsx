import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import Button from '@mui/material/Button';
import { MAX_FOLDER_NAME } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { NameDialog } from '#admin-ui/library/NameDialog.tsx';

/** Makes a folder in this one. */
export const NewFolderButton = ({ parentId }: { parentId: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [create, { isPending }] = useCreate();
  const onName = (name: string) =>
    void create(
      'folders',
      { data: { name, parentId } },
      {
        onSuccess: () => {
          setOpen(false);
          notify('resources.folders.created', { type: 'success' });
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <>
      <Button variant="outlined" startIcon={<CreateNewFolderOutlined />} onClick={() => setOpen(true)}>
        {t('resources.folders.create')}
      </Button>
      {isOpen && (
        <NameDialog
          title={t('resources.folders.create')}
          confirm={t('resources.folders.submit')}
          maxLength={MAX_FOLDER_NAME}
          isBusy={isPending}
          onName={onName}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
